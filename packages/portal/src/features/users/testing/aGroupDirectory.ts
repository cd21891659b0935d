import type { EffectiveAccess, RoleGroup, RoleGroupDetails, RoleGroupDraft, RoleGroupPreview } from '@skerry/contracts';
import { http, HttpResponse, type HttpResponseResolver, type PathParams } from 'msw';
import { aProblem } from '../../../testing/builders.ts';
import { server, userAdminUrl } from '../../../testing/server.ts';
import { aMember, anAccess, anEffect, goteborg, summaryOf, twoGroups, warehouseTag } from './someGroups.ts';

interface GroupCall {
  method: string;
  path: string;
  query: Record<string, string>;
  body: unknown;
  ifMatch: string | null;
}

/** The server's side of groups, kept in memory. */
export interface GroupDirectory {
  groups: RoleGroup[];
  readonly calls: readonly GroupCall[];
  readonly writes: readonly GroupCall[];
  /** What a draft would make of the access that is asked for. */
  planned: EffectiveAccess | null;
}

const groupUrl = userAdminUrl('/role-groups/:groupId');

export function aGroupDirectory(groups: RoleGroup[] = twoGroups()): GroupDirectory {
  const calls: GroupCall[] = [];
  const directory: GroupDirectory = {
    groups,
    calls,
    get writes() {
      return calls.filter(({ method, path }) => method !== 'GET' && !path.endsWith('/preview'));
    },
    planned: null,
  };
  const resolve =
    (answer: (call: GroupCall, params: PathParams) => Response): HttpResponseResolver =>
    async ({ request, params }) => {
      const url = new URL(request.url);
      const text = await request.clone().text();
      const call: GroupCall = {
        method: request.method,
        path: url.pathname.replace(/^.*\/v1/, ''),
        query: Object.fromEntries(url.searchParams),
        body: text === '' ? undefined : JSON.parse(text),
        ifMatch: request.headers.get('If-Match'),
      };
      calls.push(call);
      return answer(call, params);
    };
  const found = ({ groupId }: PathParams) => directory.groups.find(({ id }) => id === groupId);
  const refusal = (status: number) => HttpResponse.json(aProblem(status), { status });

  server.use(
    http.get(
      userAdminUrl('/role-groups'),
      resolve(({ query }) => {
        const text = (query['searchFilter'] ?? '').toLowerCase();
        const role = query['roleId'];
        const items = directory.groups
          .filter(({ name }) => name.toLowerCase().includes(text))
          .filter(({ roleIds }) => role === undefined || roleIds.includes(role));
        return HttpResponse.json({
          items: items.map(summaryOf),
          totalItems: items.length,
          totalPages: 1,
          currentPage: 0,
        });
      }),
    ),
    http.post(
      userAdminUrl('/role-groups'),
      resolve(({ body }) => {
        const group = { ...changed(aNewGroup, body as RoleGroupDetails), version: 1 };
        directory.groups = [...directory.groups, group];
        return HttpResponse.json(group, { status: 201 });
      }),
    ),
    http.post(
      userAdminUrl('/role-groups/preview'),
      resolve(({ body }) => {
        const { userId } = body as RoleGroupDraft;
        const preview: RoleGroupPreview = {
          holds: { sites: 2, services: 5 },
          members: [],
          access: userId === undefined ? null : (directory.planned ?? anAccess()),
        };
        return HttpResponse.json(preview);
      }),
    ),
    http.get(
      userAdminUrl('/role-groups/scope-options'),
      resolve(({ query }) => {
        const items = query['kind'] === 'tags' ? [warehouseTag] : [goteborg];
        return HttpResponse.json({ items, totalItems: 1, totalPages: 1, currentPage: 0 });
      }),
    ),
    http.get(
      groupUrl,
      resolve((_call, params) => {
        const group = found(params);
        return group ? HttpResponse.json(group) : refusal(404);
      }),
    ),
    http.put(
      groupUrl,
      resolve(({ body, ifMatch }, params) => {
        const group = found(params);
        if (!group) return refusal(404);
        if (ifMatch !== `"${group.version}"`) return refusal(412);
        const next = changed(group, body as RoleGroupDetails);
        directory.groups = directory.groups.map((each) => (each === group ? next : each));
        return HttpResponse.json(next);
      }),
    ),
    http.delete(
      groupUrl,
      resolve(({ ifMatch }, params) => {
        const group = found(params);
        if (!group) return refusal(404);
        if (ifMatch !== `"${group.version}"`) return refusal(412);
        directory.groups = directory.groups.filter((each) => each !== group);
        return new HttpResponse(null, { status: 204 });
      }),
    ),
    http.get(
      userAdminUrl('/role-groups/:groupId/deletion-effect'),
      resolve(() => HttpResponse.json(anEffect())),
    ),
    http.get(
      userAdminUrl('/customer/users/:userId/effective-access'),
      resolve(() => HttpResponse.json(anAccess())),
    ),
  );
  return directory;
}

const aNewGroup: RoleGroup = {
  id: 'made',
  name: '',
  description: '',
  roleIds: [],
  permissions: [],
  memberCount: 0,
  members: [],
  scope: { kind: 'all', size: 0, items: [] },
  holds: { sites: 0, services: 0 },
  source: 'local',
  sourceName: null,
  version: 0,
};

function changed(group: RoleGroup, { memberIds, scope, ...details }: RoleGroupDetails): RoleGroup {
  const members = memberIds.map(
    (id) => group.members.find((member) => member.id === id) ?? aMember({ id, fullName: id }),
  );
  const items = scope.ids.map((id) => [warehouseTag, goteborg].find((item) => item.id === id) ?? { ...goteborg, id });
  return {
    ...group,
    ...details,
    members,
    memberCount: members.length,
    scope: { kind: scope.kind, size: items.length, items },
    version: group.version + 1,
  };
}
