// The identity provider's silent answer arrives in the address of this hidden frame: hand it to the portal.
parent.postMessage(location.href, location.origin);
