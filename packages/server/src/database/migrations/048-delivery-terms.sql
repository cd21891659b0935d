-- The terms of delivery stand among the provider's own content: {href}, as those of the privacy policy.
alter table portal_contents drop constraint portal_contents_kind_check;
alter table portal_contents add constraint portal_contents_kind_check
  check (kind in ('notice', 'privacyPolicy', 'userGuide', 'deliveryTerms', 'contact', 'cookies', 'changeRequests'));
