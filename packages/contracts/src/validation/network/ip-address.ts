/** An IPv4 address, with a prefix length from 0 to 32 or without. Numbers have no leading zeros: some systems read those as octal. */
export function isIpv4(text: string): boolean {
  const [address = '', prefix = '0', ...more] = text.split('/');
  const octets = address.split('.');
  return (
    octets.length === 4 && octets.every((octet) => isNumber(octet, 255)) && isNumber(prefix, 32) && more.length === 0
  );
}

function isNumber(text: string, max: number): boolean {
  return /^(?:0|[1-9][0-9]{0,2})$/.test(text) && Number(text) <= max;
}
