// The least program that does the job: Fastify and pg, one prepared select, no sign-in, no rules, no headers.
import Fastify from 'fastify';
import pg from 'pg';

const { DATABASE_URL: url, PORT = '4182' } = process.env;
const pool = new pg.Pool({ connectionString: url, max: 10, options: '-c role=skerry_operator' });
const server = Fastify();

const text = `
  select users.id, first_name, last_name, users.email, cellphone, locale, force_two_factor_auth, active, version,
    array(
      select given.role_id from customer_user_roles as given join roles on roles.id = given.role_id and roles.is_customer_role
      where given.customer_id = users.customer_id and given.user_id = users.id order by roles.position
    ) as role_ids,
    (select users from customer_user_counts where customer_id = $1) as total
  from customer_users as users where customer_id = $1 order by lower(email) collate "C" limit 25 offset 0`;

server.get<{ Querystring: { customer: string } }>('/users', async ({ query }) => {
  const { rows } = await pool.query<{ total: number; role_ids: string[] }>({
    name: 'list',
    text,
    values: [query.customer],
  });
  return {
    items: rows.map(({ role_ids, ...row }) => ({ ...row, roles: role_ids.map((id) => ({ id })) })),
    totalPages: Math.ceil((rows[0]?.total ?? 0) / 25),
    currentPage: 0,
  };
});
await server.listen({ port: Number(PORT), host: 'localhost' });
console.log('ready');
