import { userPageSize, type CustomerUser, type CustomerUserCreate, type CustomerUserUpdate } from '@skerry/contracts';
import { http, HttpResponse, type HttpResponseResolver } from 'msw';
import { aCustomerUser, aProblem } from '../../../testing/builders.ts';
import { server, userAdminUrl } from '../../../testing/server.ts';
import { threeUsers } from './someUsers.ts';

interface Call {
  method: string;
  path: string;
  query: Record<string, string>;
  body: unknown;
  ifMatch: string | null;
  idempotencyKey: string | null;
}

/** The server's side of user administration as the contract has it, kept in memory: filter, pages, versions. */
export interface UserDirectory {
  users: CustomerUser[];
  /** Without those that ask only how many users there are. */
  readonly calls: readonly Call[];
  /** Calls that change something. */
  readonly writes: readonly Call[];
  /** Answers in place of the directory from now on, until `recover`. */
  fail(answer: HttpResponseResolver, method?: string): void;
  recover(): void;
}

const listUrl = userAdminUrl('/customer/users');
const userUrl = userAdminUrl('/customer/users/:userId');

export function aUserDirectory(users: CustomerUser[] = threeUsers()): UserDirectory {
  const calls: Call[] = [];
  let failure: { answer: HttpResponseResolver; method: string | undefined } | undefined;
  const directory: UserDirectory = {
    users,
    calls,
    get writes() {
      return calls.filter(({ method }) => method !== 'GET');
    },
    fail(answer, method) {
      failure = { answer, method };
    },
    recover() {
      failure = undefined;
    },
  };

  /** Notes the call, and lets a failure answer before the directory does. */
  const resolve =
    (answer: (call: Call, userId: string) => Response | Promise<Response>): HttpResponseResolver =>
    async (info) => {
      const { request, params } = info;
      const url = new URL(request.url);
      const text = await request.clone().text();
      const call: Call = {
        method: request.method,
        path: url.pathname.replace(/^.*\/v1/, ''),
        query: Object.fromEntries(url.searchParams),
        body: text === '' ? undefined : JSON.parse(text),
        ifMatch: request.headers.get('If-Match'),
        idempotencyKey: request.headers.get('Idempotency-Key'),
      };
      if (call.query['pageSize'] !== '1') calls.push(call);
      if (failure && (failure.method === undefined || failure.method === request.method)) return failure.answer(info);
      return answer(call, String(params['userId'] ?? ''));
    };

  const found = (userId: string) => directory.users.find(({ id }) => id === userId);
  const notFound = () => HttpResponse.json(aProblem(404), { status: 404 });
  const isStale = (call: Call, user: CustomerUser) => call.ifMatch !== `"${user.version}"`;

  server.use(
    http.get(
      listUrl,
      resolve(({ query }) => {
        const filter = (query['searchFilter'] ?? '').toLowerCase();
        const matching = sorted(
          directory.users.filter((user) =>
            `${user.fullName}\n${user.email}\n${user.cellphone ?? ''}`.toLowerCase().includes(filter),
          ),
          query['sortBy'],
        );
        const page = Number(query['page'] ?? 0);
        return HttpResponse.json({
          items: matching.slice(page * userPageSize, (page + 1) * userPageSize),
          totalItems: matching.length,
          totalPages: Math.ceil(matching.length / userPageSize),
          currentPage: page,
        });
      }),
    ),
    http.post(
      listUrl,
      resolve(({ body, idempotencyKey }) => {
        const { active, ...details } = body as CustomerUserCreate;
        const id = `user-${idempotencyKey ?? ''}`;
        const user = found(id) ?? aCustomerUser({ ...details, active, id });
        if (!found(id)) directory.users.push(user);
        return HttpResponse.json(user, { status: 201 });
      }),
    ),
    http.get(
      userUrl,
      resolve((_call, userId) => (found(userId) ? HttpResponse.json(found(userId)) : notFound())),
    ),
    http.put(
      userUrl,
      resolve((call, userId) => {
        const user = found(userId);
        if (!user) return notFound();
        if (isStale(call, user)) return HttpResponse.json(aProblem(412), { status: 412 });
        const changed = change(user, call.body as CustomerUserUpdate);
        directory.users = directory.users.map((each) => (each.id === userId ? changed : each));
        return HttpResponse.json(changed);
      }),
    ),
    http.delete(
      userUrl,
      resolve((call, userId) => {
        const user = found(userId);
        if (!user) return notFound();
        if (isStale(call, user)) return HttpResponse.json(aProblem(412), { status: 412 });
        directory.users = directory.users.filter(({ id }) => id !== userId);
        return new HttpResponse(null, { status: 204 });
      }),
    ),
  );
  return directory;
}

/** By e-mail they are already. */
function sorted(users: CustomerUser[], sortBy = 'email'): CustomerUser[] {
  if (!sortBy.endsWith('name')) return users;
  const byName = users.toSorted((one, other) => one.fullName.localeCompare(other.fullName));
  return sortBy.startsWith('-') ? byName.toReversed() : byName;
}

/** The user after an update, one version on. */
export function change(
  user: CustomerUser,
  { isActive, roleIds, roleGroupIds, ...details }: CustomerUserUpdate,
): CustomerUser {
  const changed = {
    ...user,
    ...details,
    active: isActive ?? user.active,
    roles: roleIds?.map((id) => ({ id })) ?? user.roles,
    roleGroups: roleGroupIds?.map((id) => ({ id, name: id })) ?? user.roleGroups,
    version: user.version + 1,
  };
  return { ...changed, fullName: `${changed.firstName} ${changed.lastName}` };
}
