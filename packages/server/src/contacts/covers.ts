import { sql, type RawBuilder } from 'kysely';

/** Whether an assignment, as the table `told`, covers a service, as the table `services`. */
export const coversService: RawBuilder<boolean> = sql`(
  told.scope = 'ALL'
  or (told.scope = 'SERVICES' and services.service_id = any(told.scope_ids))
  or (told.scope = 'SITES' and services.site_id = any(told.scope_ids))
  or (told.scope = 'TAGS' and exists (
    select from service_tags as tagged
    where tagged.customer_id = services.customer_id and tagged.service_id = services.service_id and tagged.tag_id::text = any(told.scope_ids))))`;
