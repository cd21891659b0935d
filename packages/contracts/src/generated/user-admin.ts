// Made by npm run generate from openapi/user-admin.yaml.
export interface paths {
    "/customer/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's users, one page at a time, sorted by e-mail unless asked otherwise. */
        get: operations["listCustomerUsers"];
        put?: never;
        /** Creates a user and sends the invitation by e-mail. */
        post: operations["createCustomerUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/users/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The users that a filter finds, as a file that can be imported again.
         * @description CSV in UTF-8, with semicolons and these headings in every language: firstName, lastName, email, cellphone, locale, roles, groups,
         *     lastLogin, invitation. Roles stand there by their ids and groups by their names, with a vertical bar between them; an import
         *     ignores the last two.
         */
        get: operations["exportCustomerUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/users/import-checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What an import of these users would do, row by row. Changes nothing. */
        post: operations["checkUserImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/users/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Creates the users that there are not yet, and leaves or changes those with the same e-mail. What is wrong with one row hinders no other. */
        post: operations["importCustomerUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/users/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activates or inactivates many users, chosen by their ids or by a filter. Answers for each.
         * @description A change by filter carries the number of users that its caller has seen. What can't be done for one user hinders no other. Users are changed in parts of 25: where the call fails on its way, those before it are changed, and the same call changes the others.
         */
        post: operations["changeCustomerUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a user of this customer answers 404. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /** One user. */
        get: operations["getCustomerUser"];
        /** Changes a user's details, the full set of roles, or the full set of groups; one of these in one call. */
        put: operations["updateCustomerUser"];
        post?: never;
        /** Deletes a user. This cannot be undone. */
        delete: operations["deleteCustomerUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/users/{userId}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a user of this customer answers 404. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends the invitation again, by e-mail in the user's language. Who has accepted it gets none, and the answer says so; nor does who has a password already, which the answer does not say. */
        post: operations["resendInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/users/{userId}/activity": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a user of this customer answers 404. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /** What a user did, and what was done to them, the newest first. */
        get: operations["listUserActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/users/{userId}/effective-access": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a user of this customer answers 404. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /** What a user may do and where it comes from; and of what they may not, which roles would let them. */
        get: operations["getEffectiveAccess"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/role-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's groups, one page at a time, sorted by name unless asked otherwise. */
        get: operations["listRoleGroups"];
        put?: never;
        /** Makes a group. Its members have what it gives from their next call on. */
        post: operations["createRoleGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/role-groups/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a group that is not saved yet would change. Nothing is stored. */
        post: operations["previewRoleGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/role-groups/scope-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a group's scope can be made of, for somebody who chooses it; by name. */
        get: operations["listScopeOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/role-groups/{groupId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a group of this customer answers 404. */
                groupId: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        /** One group, with its members and all of its scope. */
        get: operations["getRoleGroup"];
        /** Changes a group. What it gives and to whom holds from the members' next call on. */
        put: operations["updateRoleGroup"];
        post?: never;
        /** Deletes a group. Its members stay, without what they had only through it. This cannot be undone. */
        delete: operations["deleteRoleGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/role-groups/{groupId}/deletion-effect": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a group of this customer answers 404. */
                groupId: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        /** Who would lose what if the group were deleted. */
        get: operations["getDeletionEffect"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/administrators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who in the company can give roles. Names only; open to every user of the company. */
        get: operations["listAdministrators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/own-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The groups that the caller is in. None for the provider's staff. */
        get: operations["listOwnGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/own-activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the caller did, and what was done to their account, the newest first. Nothing for the provider's staff. */
        get: operations["listOwnActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The roles that exist, with their names and descriptions in every language. */
        get: operations["listRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/user-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's last request for roles, decided or not. */
        get: operations["getOwnRoleRequest"];
        put?: never;
        /**
         * Asks the company's administrators for roles, or for apps to be able to use. They are told by e-mail.
         * @description What the user has already is left out. Where nothing is left, 422 says by `alreadyHeld` of what.
         */
        post: operations["requestRoles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/role-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What users have asked for, one page at a time. Those that wait come first, the oldest first; then the others, those decided last first. */
        get: operations["listRoleRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/role-requests/{requestId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a request of this customer answers 404. */
                requestId: string;
            };
            cookie?: never;
        };
        get?: never;
        /** Approves or refuses a request. Who made it is told by e-mail; the roles hold from the next call on. */
        put: operations["decideRoleRequest"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Language of mails to the user. The portal's form offers Swedish and English; who registers may have any of the four.
         * @enum {string}
         */
        Locale: "sv" | "en" | "no" | "da";
        RoleReference: {
            id: string;
        };
        CustomerUser: {
            id: string;
            firstName: string;
            lastName: string;
            fullName: string;
            email: string;
            /** @description E.164 with plus sign; null where none is known. */
            cellphone: string | null;
            locale: components["schemas"]["Locale"];
            forceTwoFactorAuth: boolean;
            active: boolean;
            /** @description Customer roles only. */
            roles: components["schemas"]["RoleReference"][];
            /** @description By name. */
            roleGroups: components["schemas"]["RoleGroupReference"][];
            /**
             * Format: date-time
             * @description When they last signed in to this customer, staff who act as them aside; null for never.
             */
            lastLoginAt?: string | null;
            invitation?: {
                /**
                 * @description Accepted by whoever has signed in to this customer. Whether the address had an account before makes no difference.
                 * @enum {string}
                 */
                state: "accepted" | "invited" | "expired";
                /**
                 * Format: date-time
                 * @description Until when the last invitation is or was good, where it was not accepted.
                 */
                validUntil: string | null;
            };
            /** @description The number in the ETag; send it back as If-Match: "<version>". */
            version: number;
        };
        LastLoginFilter: ("never" | "over180Days")[];
        WithoutFilter: ("phone" | "role" | "acceptance")[];
        UserActivityPage: {
            items: components["schemas"]["UserActivity"][];
            totalItems: number;
            totalPages: number;
            currentPage: number;
        };
        OwnActivityPage: components["schemas"]["UserActivityPage"] & {
            /**
             * Format: date-time
             * @description When the caller last logged in; null where that is not known, as of staff.
             */
            lastLoginAt: string | null;
        };
        UserActivity: {
            id: string;
            /** Format: date-time */
            at: string;
            /** @description The operation. */
            action: string;
            /** @description False for what was refused. */
            isDone: boolean;
            /** @description The user did it, or staff who acted as them. */
            isByUser: boolean;
            /** @description It was done to the user. */
            isToUser: boolean;
            actor: {
                /** @description Null for staff, and for whoever is no user any more. */
                fullName: string | null;
                /** @description One of the provider's staff. */
                isStaff: boolean;
            };
            /** @description What of the user it changed. */
            changes: ("name" | "email" | "cellphone" | "locale" | "forceTwoFactorAuth" | "active" | "roles" | "groups")[];
            /** @description The ids of the roles that the user got by it. */
            rolesAdded: string[];
            /** @description The ids of the roles that the user lost by it. */
            rolesRemoved: string[];
            /** @description The name of the group that it was about. */
            group: string | null;
            /** @description Of what staff did as the user, or to begin with it: why, as they said. Told to user administrators alone: null in the own activity of anybody else. */
            actingReason: string | null;
        };
        CustomerUserPage: {
            items: components["schemas"]["CustomerUser"][];
            /** @description How many match. */
            totalItems: number;
            totalPages: number;
            currentPage: number;
        };
        CustomerUserCreate: {
            firstName: string;
            lastName: string;
            email: string;
            cellphone: string;
            /** @description Swedish where it is left out. */
            locale?: components["schemas"]["Locale"];
            forceTwoFactorAuth: boolean;
            active: boolean;
        };
        /** @description Either details (any of them), or `roleIds` alone, or `roleGroupIds` alone. */
        CustomerUserUpdate: {
            firstName?: string;
            lastName?: string;
            email?: string;
            cellphone?: string;
            locale?: components["schemas"]["Locale"];
            forceTwoFactorAuth?: boolean;
            isActive?: boolean;
            /** @description The full set of the user's customer roles. */
            roleIds?: string[];
            /** @description The full set of the user's groups. Those from the company's own directory can be neither added nor left out. */
            roleGroupIds?: string[];
        };
        UserImportRow: {
            firstName: string;
            lastName: string;
            email: string;
            cellphone: string;
            locale: components["schemas"]["Locale"];
            /** @description The full set of the user's customer roles; without it a user who is there keeps theirs. */
            roleIds?: string[];
            /** @description Names of the groups that the user shall be in; without it a user who is there stays where they are. */
            groups?: string[];
        };
        UserImport: {
            /**
             * @description What to do with a row whose e-mail is a user's.
             * @enum {string}
             */
            existing: "skip" | "update";
            rows: components["schemas"]["UserImportRow"][];
        };
        UserImportResult: {
            /** @description In the order of the rows. */
            results: {
                /** @enum {string} */
                outcome: "CREATED" | "UPDATED" | "UNCHANGED" | "SKIPPED" | "FAILED";
                /** @description The user, where there is one. */
                userId: string | null;
                /** @description Why it failed, as a refusal of a single change says it, for example TOO_MANY_INVITATIONS. */
                code: string | null;
                /** @description The fields that are wrong. */
                errors: {
                    field: string;
                    code: string;
                    character?: string;
                }[];
            }[];
        };
        UserFilter: {
            searchFilter?: string;
            active?: boolean;
            roleIds?: string[];
            roleGroupIds?: string[];
            lastLogin?: components["schemas"]["LastLoginFilter"];
            without?: components["schemas"]["WithoutFilter"];
        };
        /** @description Either `ids` or `filter`; 400 otherwise. */
        UsersChange: {
            ids?: string[];
            filter?: components["schemas"]["UserFilter"];
            /**
             * @description With an empty filter, every user of the customer.
             * @constant
             */
            all?: true;
            /** @description With a filter, how many users the caller has seen that it finds; another number now is refused with 409 COUNT_CHANGED. */
            expectedCount?: number;
            isActive: boolean;
        };
        UsersChangeResult: {
            ok: string[];
            failed: {
                id: string;
                /** @description Null for whoever is no user. */
                fullName: string | null;
                /** @enum {string} */
                code: "NOT_FOUND" | "OWN_ACCOUNT" | "LAST_ADMINISTRATOR" | "MORE_THAN_OWN_RIGHTS";
            }[];
        };
        OwnGroupList: {
            items: components["schemas"]["RoleGroupReference"][];
        };
        RoleGroupReference: {
            id: string;
            name: string;
        };
        /**
         * @description A right that is finer than a role. What each opens is in the shared rules.
         * @enum {string}
         */
        PermissionLabel: "create-users" | "delete-users" | "update-users" | "view-groups" | "create-groups" | "update-groups" | "delete-groups" | "view-traffic-graphs" | "update-services" | "download-invoices" | "view-changelog" | "view-contacts" | "create-contacts" | "update-contacts" | "delete-contacts" | "view-aggregations" | "view-availability" | "view-analytics";
        /** @enum {string} */
        ScopeKind: "all" | "sites" | "services" | "tags" | "billingAccounts";
        ScopeItem: {
            id: string;
            name: string;
            /** @description What tells it from others of the same name: of a site its address, of a service its site. May be empty. */
            detail: string;
            /** @description Of a tag. */
            color?: string;
        };
        ScopeChoice: {
            kind: components["schemas"]["ScopeKind"];
            /** @description Of sites, services (their service ids), tags or billing accounts; at least one, and none where the kind is `all`. */
            ids: string[];
        };
        Scope: {
            kind: components["schemas"]["ScopeKind"];
            /** @description How many items there are. */
            size: number;
            /** @description By name. In the list of groups, the first three. */
            items: components["schemas"]["ScopeItem"][];
        };
        /** @description What a scope holds today. What gets its tag or billing account, or comes to its site, joins by itself. */
        ScopeHoldings: {
            sites: number;
            services: number;
        };
        RoleGroupSummary: {
            id: string;
            name: string;
            description: string;
            roleIds: string[];
            permissions: components["schemas"]["PermissionLabel"][];
            memberCount: number;
            scope: components["schemas"]["Scope"];
            /**
             * @description `idp` comes from the company's own directory and can't be changed here.
             * @enum {string}
             */
            source: "local" | "idp";
            /** @description The name of that directory. */
            sourceName: string | null;
            /** @description The number in the ETag; send it back as If-Match: "<version>". */
            version: number;
        };
        RoleGroup: {
            id: string;
            name: string;
            description: string;
            roleIds: string[];
            permissions: components["schemas"]["PermissionLabel"][];
            memberCount: number;
            scope: components["schemas"]["Scope"];
            /**
             * @description `idp` comes from the company's own directory and can't be changed here.
             * @enum {string}
             */
            source: "local" | "idp";
            /** @description The name of that directory. */
            sourceName: string | null;
            /** @description The number in the ETag; send it back as If-Match: "<version>". */
            version: number;
            /** @description By name. */
            members: components["schemas"]["RoleGroupMember"][];
            holds: components["schemas"]["ScopeHoldings"];
        };
        RoleGroupMember: {
            id: string;
            fullName: string;
            email: string;
            active: boolean;
            /** @description The user's own customer roles. */
            roleIds: string[];
            /** @description By name. */
            otherGroups: components["schemas"]["RoleGroupReference"][];
        };
        RoleGroupPage: {
            items: components["schemas"]["RoleGroupSummary"][];
            /** @description How many match. */
            totalItems: number;
            totalPages: number;
            currentPage: number;
        };
        RoleGroupDetails: {
            /** @description 1 to 60 characters, unique in any case. */
            name: string;
            /** @description Up to 200 characters; may be empty. */
            description: string;
            /** @description The full set of customer roles that the group gives. */
            roleIds: string[];
            /** @description The full set of finer rights that the group gives. */
            permissions: components["schemas"]["PermissionLabel"][];
            /** @description The full set of users in the group, active or not. */
            memberIds: string[];
            scope: components["schemas"]["ScopeChoice"];
        };
        RoleGroupDraft: {
            /** @description The group that is changed; left out for a new one. */
            groupId?: string;
            /** @description The full set of customer roles that the group gives. */
            roleIds: string[];
            /** @description The full set of finer rights that the group gives. */
            permissions: components["schemas"]["PermissionLabel"][];
            /** @description The full set of users in the group, active or not. */
            memberIds: string[];
            scope: components["schemas"]["ScopeChoice"];
            /** @description Whose access to tell as it would be; answered as `access`. */
            userId?: string;
        };
        AccessUser: {
            id: string;
            fullName: string;
            email: string;
            active: boolean;
        };
        /** @description A role or a finer permission that somebody has, and all that it comes from. */
        AccessRight: {
            id: string;
            /** @enum {string} */
            kind: "role" | "permission";
            /** @description What is their own first, then the groups by name. */
            origins: {
                /** @enum {string} */
                kind: "own" | "group";
                /** @description Null for what is their own. */
                group: components["schemas"]["RoleGroupReference"] | null;
                isNarrowed: boolean;
                holds: components["schemas"]["Holdings"];
            }[];
            /** @description Whether every origin is narrowed by a scope. */
            isNarrowed: boolean;
            holds: components["schemas"]["Holdings"];
        };
        /** @description What it is narrowed to, each site and service once; null where it is not narrowed. */
        Holdings: components["schemas"]["ScopeHoldings"] | null;
        /**
         * @description A part of the portal, in the order of its menu.
         * @enum {string}
         */
        AccessArea: "services" | "orders" | "quotes" | "serviceChanges" | "tickets" | "traffic" | "operationalStatus" | "invoices" | "documents" | "forms" | "siteAccess" | "contacts" | "users" | "groups" | "changelog";
        EffectiveAccess: {
            user: components["schemas"]["AccessUser"];
            /** @description What the user has; of somebody inactive, what they would have. */
            rights: components["schemas"]["AccessRight"][];
            /** @description Every part of the portal that not everybody can open. */
            areas: {
                area: components["schemas"]["AccessArea"];
                isOpen: boolean;
                /** @description Which of the rights open it. */
                rightIds: string[];
                /** @description Of what is closed, the customer roles any of which would open it. */
                neededRoleIds: string[];
                isNarrowed: boolean;
                holds: components["schemas"]["Holdings"];
            }[];
        };
        RightChange: {
            id: string;
            /** @enum {string} */
            kind: "role" | "permission";
            /** @description Whether the user has the right besides, for other sites and services. */
            isPartial: boolean;
            /** @description Whether what is lost or won is a number of sites and services rather than all. */
            isNarrowed: boolean;
            holds: components["schemas"]["Holdings"];
        };
        MemberEffect: {
            user: components["schemas"]["AccessUser"];
            /** @enum {string} */
            outcome: "losesAll" | "losesSome" | "losesNothing";
            loses: components["schemas"]["RightChange"][];
            gains: components["schemas"]["RightChange"][];
            /** @description What the user has afterwards, and where it comes from. */
            keeps: components["schemas"]["AccessRight"][];
        };
        AdministratorList: {
            items: {
                id: string;
                fullName: string;
            }[];
        };
        Role: {
            id: string;
            translations: components["schemas"]["Translation"][];
        };
        RoleList: {
            items: components["schemas"]["Role"][];
        };
        /**
         * @description A part of the portal that a user can ask to use, without knowing which role opens it.
         * @enum {string}
         */
        App: "users" | "forms" | "services" | "invoices" | "changelog" | "contacts" | "documents" | "siteAccess" | "traffic";
        /** @description Roles, apps or finer permissions, at least one of them; or the roles as a list, of which those count that are active. */
        RoleRequestCreate: {
            roleIds?: string[];
            apps?: components["schemas"]["App"][];
            permissions?: components["schemas"]["PermissionLabel"][];
        } | {
            roleId: string;
            active: boolean;
        }[];
        RoleRequest: {
            id: string;
            /** @enum {string} */
            state: "PENDING" | "APPROVED" | "DENIED";
            roleIds: string[];
            apps: components["schemas"]["App"][];
            permissions: components["schemas"]["PermissionLabel"][];
            /** Format: date-time */
            requestedAt: string;
            /** Format: date-time */
            decidedAt: string | null;
            /** @description What an approval gave, which may be other than what was asked for. */
            grantedRoleIds: string[];
            /** @description The groups that an approval put the user into. */
            grantedRoleGroupIds: string[];
            /** @description What the administrator wrote to the user. */
            text: string | null;
        };
        ListedRoleRequest: {
            id: string;
            user: {
                id: string;
                fullName: string;
                email: string;
                /** @description The customer roles that the user has. */
                roleIds: string[];
            };
            roleIds: string[];
            apps: components["schemas"]["App"][];
            permissions: components["schemas"]["PermissionLabel"][];
            /** Format: date-time */
            requestedAt: string;
            /** @enum {string} */
            state: "PENDING" | "APPROVED" | "DENIED";
            /** Format: date-time */
            decidedAt: string | null;
            /** @description Full name of the administrator, as long as they are a user. */
            decidedBy: string | null;
            /** @description What an approval gave, which may be other than what was asked for. */
            grantedRoleIds: string[];
            /** @description The groups that an approval put the user into, as far as there still are. */
            grantedRoleGroups: components["schemas"]["RoleGroupReference"][];
            /** @description What was asked for and the user did not have once it was approved, whatever became of their roles and groups since. All empty for a request that waits or was refused. */
            notGranted: {
                roleIds: string[];
                apps: components["schemas"]["App"][];
                permissions: components["schemas"]["PermissionLabel"][];
            };
            /** @description What the administrator wrote to the user. */
            text: string | null;
            /** @description Send it back as If-Match: "<version>". */
            version: number;
        };
        RoleRequestDecision: {
            /** @enum {string} */
            state: "APPROVED" | "DENIED";
            /** @description With APPROVED, the customer roles to give beside those that the user has; at least one of these or of the groups. */
            roleIds?: string[];
            /** @description With APPROVED, the groups to put the user into, beside those that the user is in. */
            roleGroupIds?: string[];
            /** @description For the user who asked. */
            text?: string;
        };
        FieldError: {
            /** @description Name of the property that is wrong. */
            field: string;
            /** @description What is wrong, as a word that the client has a text for; see `ValidationCode` in the shared rules. */
            code: string;
            /** @description With `unsupportedCharacter`, the first character that is refused. */
            character?: string;
            /** @description With `alreadyHeld`, what the user has already. */
            values?: string[];
        };
        /** @description Every error, in the form of RFC 9457. */
        Problem: {
            /** @default about:blank */
            type: string;
            title: string;
            status: number;
            /** @description A word for the cause where the status alone does not tell, for example LAST_ADMINISTRATOR. */
            code?: string;
            /** @description Trace id of W3C trace context, 32 hexadecimal digits. */
            traceId?: string;
            /** @description With COUNT_CHANGED, the number now. */
            count?: number;
            errors?: components["schemas"]["FieldError"][];
        };
        Translation: {
            /** @enum {string} */
            language: "sv" | "en" | "no" | "da";
            displayName: string;
            description?: string;
        };
    };
    responses: {
        /** @description The call was refused or failed. */
        Problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Not Found",
                 *       "status": 404,
                 *       "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description Anything that is not the id of a user of this customer answers 404. */
        UserId: string;
        /** @description Anything that is not the id of a group of this customer answers 404. */
        GroupId: string;
        /** @description Number of the page; the first is 0. Beyond the end the answer is empty and `totalPages` says how many there are. */
        Page: number;
        PageSize: number;
        /** @description A UUID made when the form opens. The same key with the same body answers the first result again, for 24 hours. */
        IdempotencyKey: string;
        /** @description The ETag that was read, for example "3". Missing gives 428, an older one 412. */
        IfMatch: string;
    };
    requestBodies: never;
    headers: {
        /** @description Version of the object, to be sent back in If-Match. */
        ETag: string;
        /** @description Address of what was created. */
        Location: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listCustomerUsers: {
        parameters: {
            query?: {
                /** @description Number of the page; the first is 0. Beyond the end the answer is empty and `totalPages` says how many there are. */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description With a minus sign before it, the other way round. Who has no phone comes last; 'active' begins with those who are. */
                sortBy?: "email" | "-email" | "name" | "-name" | "cellphone" | "-cellphone" | "active" | "-active";
                /** @description Text found anywhere in name, e-mail or phone, in any case. */
                searchFilter?: string;
                /** @description Only those who may log in, or only those who may not. */
                active?: boolean;
                /** @description Only those with any of these roles of their own. */
                roleIds?: string[];
                /** @description Only those in any of these groups. */
                roleGroupIds?: string[];
                /** @description Only those who never logged in, or whose last login is more than 180 days ago, or both. */
                lastLogin?: components["schemas"]["LastLoginFilter"];
                /** @description Only those without a phone number, without a role of their own or through a group, or who have not accepted their invitation; any of these. */
                without?: components["schemas"]["WithoutFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "totalItems": 0,
                     *       "totalPages": 0,
                     *       "currentPage": 0
                     *     }
                     */
                    "application/json": components["schemas"]["CustomerUserPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createCustomerUser: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID made when the form opens. The same key with the same body answers the first result again, for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firstName": "Torbjørn",
                 *       "lastName": "Vik",
                 *       "email": "torbjorn.vik@havstrand.example",
                 *       "cellphone": "+4748100144",
                 *       "locale": "sv",
                 *       "forceTwoFactorAuth": false,
                 *       "active": true
                 *     }
                 */
                "application/json": components["schemas"]["CustomerUserCreate"];
            };
        };
        responses: {
            /** @description The user was created. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "7d0c5f0e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "firstName": "Torbjørn",
                     *       "lastName": "Vik",
                     *       "fullName": "Torbjørn Vik",
                     *       "email": "torbjorn.vik@havstrand.example",
                     *       "cellphone": "+4748100144",
                     *       "locale": "sv",
                     *       "forceTwoFactorAuth": false,
                     *       "active": true,
                     *       "roles": [],
                     *       "roleGroups": [],
                     *       "lastLoginAt": null,
                     *       "invitation": {
                     *         "state": "invited",
                     *         "validUntil": "2024-11-28T08:14:00.000Z"
                     *       },
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["CustomerUser"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    exportCustomerUsers: {
        parameters: {
            query?: {
                /** @description Text found anywhere in name, e-mail or phone, in any case. */
                searchFilter?: string;
                /** @description Only those who may log in, or only those who may not. */
                active?: boolean;
                /** @description Only those with any of these roles of their own. */
                roleIds?: string[];
                /** @description Only those in any of these groups. */
                roleGroupIds?: string[];
                /** @description Only those who never logged in, or whose last login is more than 180 days ago, or both. */
                lastLogin?: components["schemas"]["LastLoginFilter"];
                /** @description Only those without a phone number, without a role of their own or through a group, or who have not accepted their invitation; any of these. */
                without?: components["schemas"]["WithoutFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; its name is in the header. */
            200: {
                headers: {
                    "Content-Disposition": string;
                    "Content-Type": string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example firstName;lastName;email;cellphone;locale;roles;groups;lastLogin;invitation */
                    "text/csv": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    checkUserImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "existing": "skip",
                 *       "rows": [
                 *         {
                 *           "firstName": "Torbjørn",
                 *           "lastName": "Vik",
                 *           "email": "torbjorn.vik@havstrand.example",
                 *           "cellphone": "+4748100144",
                 *           "locale": "sv",
                 *           "roleIds": [
                 *             "OperationStaff"
                 *           ],
                 *           "groups": [
                 *             "Nordic NOC"
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["UserImport"];
            };
        };
        responses: {
            /** @description What became of each row, or would. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "outcome": "CREATED",
                     *           "userId": null,
                     *           "code": null,
                     *           "errors": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["UserImportResult"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    importCustomerUsers: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID made when the form opens. The same key with the same body answers the first result again, for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "existing": "skip",
                 *       "rows": [
                 *         {
                 *           "firstName": "Torbjørn",
                 *           "lastName": "Vik",
                 *           "email": "torbjorn.vik@havstrand.example",
                 *           "cellphone": "+4748100144",
                 *           "locale": "sv",
                 *           "roleIds": [
                 *             "OperationStaff"
                 *           ],
                 *           "groups": [
                 *             "Nordic NOC"
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["UserImport"];
            };
        };
        responses: {
            /** @description What became of each row, or would. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "outcome": "CREATED",
                     *           "userId": null,
                     *           "code": null,
                     *           "errors": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["UserImportResult"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeCustomerUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UsersChange"];
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": [
                     *         "7d0c5f0e-6f0f-4a0e-9d57-0d9f4a1c2b3a"
                     *       ],
                     *       "failed": []
                     *     }
                     */
                    "application/json": components["schemas"]["UsersChangeResult"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getCustomerUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a user of this customer answers 404. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "7d0c5f0e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "firstName": "Torbjørn",
                     *       "lastName": "Vik",
                     *       "fullName": "Torbjørn Vik",
                     *       "email": "torbjorn.vik@havstrand.example",
                     *       "cellphone": "+4748100144",
                     *       "locale": "sv",
                     *       "forceTwoFactorAuth": false,
                     *       "active": true,
                     *       "roles": [],
                     *       "roleGroups": [],
                     *       "lastLoginAt": null,
                     *       "invitation": {
                     *         "state": "invited",
                     *         "validUntil": "2024-11-28T08:14:00.000Z"
                     *       },
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["CustomerUser"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateCustomerUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read, for example "3". Missing gives 428, an older one 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Anything that is not the id of a user of this customer answers 404. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerUserUpdate"];
            };
        };
        responses: {
            /** @description The user as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "7d0c5f0e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "firstName": "Torbjørn",
                     *       "lastName": "Vik",
                     *       "fullName": "Torbjørn Vik",
                     *       "email": "torbjorn.vik@havstrand.example",
                     *       "cellphone": "+4748100144",
                     *       "locale": "sv",
                     *       "forceTwoFactorAuth": false,
                     *       "active": true,
                     *       "roles": [],
                     *       "roleGroups": [],
                     *       "lastLoginAt": null,
                     *       "invitation": {
                     *         "state": "invited",
                     *         "validUntil": "2024-11-28T08:14:00.000Z"
                     *       },
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["CustomerUser"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteCustomerUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read, for example "3". Missing gives 428, an older one 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Anything that is not the id of a user of this customer answers 404. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    resendInvitation: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID made when the form opens. The same key with the same body answers the first result again, for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Anything that is not the id of a user of this customer answers 404. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user, with the invitation as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "7d0c5f0e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "firstName": "Torbjørn",
                     *       "lastName": "Vik",
                     *       "fullName": "Torbjørn Vik",
                     *       "email": "torbjorn.vik@havstrand.example",
                     *       "cellphone": "+4748100144",
                     *       "locale": "sv",
                     *       "forceTwoFactorAuth": false,
                     *       "active": true,
                     *       "roles": [],
                     *       "roleGroups": [],
                     *       "lastLoginAt": null,
                     *       "invitation": {
                     *         "state": "invited",
                     *         "validUntil": "2024-11-28T08:14:00.000Z"
                     *       },
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["CustomerUser"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listUserActivity: {
        parameters: {
            query?: {
                /** @description Number of the page; the first is 0. Beyond the end the answer is empty and `totalPages` says how many there are. */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /** @description Anything that is not the id of a user of this customer answers 404. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "412",
                     *           "at": "2024-11-21T08:14:00.000Z",
                     *           "action": "updateCustomerUser",
                     *           "isDone": true,
                     *           "isByUser": false,
                     *           "isToUser": true,
                     *           "actor": {
                     *             "fullName": "Astrid Lindqvist",
                     *             "isStaff": false
                     *           },
                     *           "changes": [
                     *             "roles"
                     *           ],
                     *           "rolesAdded": [
                     *             "Purchaser"
                     *           ],
                     *           "rolesRemoved": [],
                     *           "group": null,
                     *           "actingReason": null
                     *         }
                     *       ],
                     *       "totalItems": 1,
                     *       "totalPages": 1,
                     *       "currentPage": 0
                     *     }
                     */
                    "application/json": components["schemas"]["UserActivityPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getEffectiveAccess: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a user of this customer answers 404. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user's rights, and the parts of the portal that they open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "id": "5f6c1d2e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *         "fullName": "Liv Haugland",
                     *         "email": "liv.haugland@havstrand.example",
                     *         "active": true
                     *       },
                     *       "rights": [
                     *         {
                     *           "id": "OperationStaff",
                     *           "kind": "role",
                     *           "origins": [
                     *             {
                     *               "kind": "group",
                     *               "group": {
                     *                 "id": "9b1f2c3d-6f0f-4a0e-9d57-0d9f4a7d0c5f",
                     *                 "name": "Warehouse operations"
                     *               },
                     *               "isNarrowed": true,
                     *               "holds": {
                     *                 "sites": 8,
                     *                 "services": 31
                     *               }
                     *             }
                     *           ],
                     *           "isNarrowed": true,
                     *           "holds": {
                     *             "sites": 8,
                     *             "services": 31
                     *           }
                     *         }
                     *       ],
                     *       "areas": [
                     *         {
                     *           "area": "services",
                     *           "isOpen": true,
                     *           "rightIds": [
                     *             "OperationStaff"
                     *           ],
                     *           "neededRoleIds": [],
                     *           "isNarrowed": true,
                     *           "holds": {
                     *             "sites": 8,
                     *             "services": 31
                     *           }
                     *         },
                     *         {
                     *           "area": "invoices",
                     *           "isOpen": false,
                     *           "rightIds": [],
                     *           "neededRoleIds": [
                     *             "OperationResponsible",
                     *             "BillingResponsible"
                     *           ],
                     *           "isNarrowed": false,
                     *           "holds": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["EffectiveAccess"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listRoleGroups: {
        parameters: {
            query?: {
                /** @description Number of the page; the first is 0. Beyond the end the answer is empty and `totalPages` says how many there are. */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                sortBy?: "name" | "-name" | "members" | "-members";
                /** @description Text found anywhere in the name or description of a group, the name or e-mail of a member, or the name of a role in any language; in any case. */
                searchFilter?: string;
                /** @description Only groups that give this role. */
                roleId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "9b1f2c3d-6f0f-4a0e-9d57-0d9f4a7d0c5f",
                     *           "name": "Warehouse operations",
                     *           "description": "Shift leaders in the warehouses",
                     *           "roleIds": [
                     *             "OperationStaff",
                     *             "ColocationTechnician"
                     *           ],
                     *           "permissions": [],
                     *           "memberCount": 7,
                     *           "scope": {
                     *             "kind": "tags",
                     *             "size": 1,
                     *             "items": [
                     *               {
                     *                 "id": "2c1d5f0e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *                 "name": "warehouse",
                     *                 "detail": "",
                     *                 "color": "blue"
                     *               }
                     *             ]
                     *           },
                     *           "source": "local",
                     *           "sourceName": null,
                     *           "version": 3
                     *         }
                     *       ],
                     *       "totalItems": 1,
                     *       "totalPages": 1,
                     *       "currentPage": 0
                     *     }
                     */
                    "application/json": components["schemas"]["RoleGroupPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createRoleGroup: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID made when the form opens. The same key with the same body answers the first result again, for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Warehouse operations",
                 *       "description": "Shift leaders in the warehouses",
                 *       "roleIds": [
                 *         "OperationStaff",
                 *         "ColocationTechnician"
                 *       ],
                 *       "permissions": [],
                 *       "memberIds": [
                 *         "5f6c1d2e-6f0f-4a0e-9d57-0d9f4a1c2b3a"
                 *       ],
                 *       "scope": {
                 *         "kind": "tags",
                 *         "ids": [
                 *           "2c1d5f0e-6f0f-4a0e-9d57-0d9f4a1c2b3a"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RoleGroupDetails"];
            };
        };
        responses: {
            /** @description The group was made. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "9b1f2c3d-6f0f-4a0e-9d57-0d9f4a7d0c5f",
                     *       "name": "Warehouse operations",
                     *       "description": "Shift leaders in the warehouses",
                     *       "roleIds": [
                     *         "OperationStaff",
                     *         "ColocationTechnician"
                     *       ],
                     *       "permissions": [],
                     *       "memberCount": 1,
                     *       "members": [
                     *         {
                     *           "id": "5f6c1d2e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *           "fullName": "Liv Haugland",
                     *           "email": "liv.haugland@havstrand.example",
                     *           "active": true,
                     *           "roleIds": [],
                     *           "otherGroups": []
                     *         }
                     *       ],
                     *       "scope": {
                     *         "kind": "tags",
                     *         "size": 1,
                     *         "items": [
                     *           {
                     *             "id": "2c1d5f0e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *             "name": "warehouse",
                     *             "detail": "",
                     *             "color": "blue"
                     *           }
                     *         ]
                     *       },
                     *       "holds": {
                     *         "sites": 8,
                     *         "services": 31
                     *       },
                     *       "source": "local",
                     *       "sourceName": null,
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["RoleGroup"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    previewRoleGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "groupId": "9b1f2c3d-6f0f-4a0e-9d57-0d9f4a7d0c5f",
                 *       "roleIds": [
                 *         "OperationStaff",
                 *         "ColocationTechnician",
                 *         "DeliveryResponsible"
                 *       ],
                 *       "permissions": [],
                 *       "memberIds": [
                 *         "5f6c1d2e-6f0f-4a0e-9d57-0d9f4a1c2b3a"
                 *       ],
                 *       "scope": {
                 *         "kind": "tags",
                 *         "ids": [
                 *           "2c1d5f0e-6f0f-4a0e-9d57-0d9f4a1c2b3a"
                 *         ]
                 *       },
                 *       "userId": "5f6c1d2e-6f0f-4a0e-9d57-0d9f4a1c2b3a"
                 *     }
                 */
                "application/json": components["schemas"]["RoleGroupDraft"];
            };
        };
        responses: {
            /** @description What the scope holds today, what becomes of those who are or were members, and what the user asked for would be able to do. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "holds": {
                     *         "sites": 8,
                     *         "services": 31
                     *       },
                     *       "members": [],
                     *       "access": null
                     *     }
                     */
                    "application/json": {
                        holds: components["schemas"]["ScopeHoldings"];
                        members: components["schemas"]["MemberEffect"][];
                        access: components["schemas"]["EffectiveAccess"] | null;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listScopeOptions: {
        parameters: {
            query: {
                kind: "sites" | "services" | "tags" | "billingAccounts";
                /** @description Text found anywhere in name or id, in any case. */
                searchFilter?: string;
                /** @description Number of the page; the first is 0. Beyond the end the answer is empty and `totalPages` says how many there are. */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "2c1d5f0e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *           "name": "warehouse",
                     *           "detail": "",
                     *           "color": "blue"
                     *         }
                     *       ],
                     *       "totalItems": 1,
                     *       "totalPages": 1,
                     *       "currentPage": 0
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["ScopeItem"][];
                        totalItems: number;
                        totalPages: number;
                        currentPage: number;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getRoleGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a group of this customer answers 404. */
                groupId: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The group. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "9b1f2c3d-6f0f-4a0e-9d57-0d9f4a7d0c5f",
                     *       "name": "Warehouse operations",
                     *       "description": "Shift leaders in the warehouses",
                     *       "roleIds": [
                     *         "OperationStaff",
                     *         "ColocationTechnician"
                     *       ],
                     *       "permissions": [],
                     *       "memberCount": 1,
                     *       "members": [
                     *         {
                     *           "id": "5f6c1d2e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *           "fullName": "Liv Haugland",
                     *           "email": "liv.haugland@havstrand.example",
                     *           "active": true,
                     *           "roleIds": [],
                     *           "otherGroups": []
                     *         }
                     *       ],
                     *       "scope": {
                     *         "kind": "tags",
                     *         "size": 1,
                     *         "items": [
                     *           {
                     *             "id": "2c1d5f0e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *             "name": "warehouse",
                     *             "detail": "",
                     *             "color": "blue"
                     *           }
                     *         ]
                     *       },
                     *       "holds": {
                     *         "sites": 8,
                     *         "services": 31
                     *       },
                     *       "source": "local",
                     *       "sourceName": null,
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["RoleGroup"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateRoleGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read, for example "3". Missing gives 428, an older one 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Anything that is not the id of a group of this customer answers 404. */
                groupId: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Warehouse operations",
                 *       "description": "Shift leaders in the warehouses",
                 *       "roleIds": [
                 *         "OperationStaff",
                 *         "ColocationTechnician"
                 *       ],
                 *       "permissions": [],
                 *       "memberIds": [
                 *         "5f6c1d2e-6f0f-4a0e-9d57-0d9f4a1c2b3a"
                 *       ],
                 *       "scope": {
                 *         "kind": "tags",
                 *         "ids": [
                 *           "2c1d5f0e-6f0f-4a0e-9d57-0d9f4a1c2b3a"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RoleGroupDetails"];
            };
        };
        responses: {
            /** @description The group as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "9b1f2c3d-6f0f-4a0e-9d57-0d9f4a7d0c5f",
                     *       "name": "Warehouse operations",
                     *       "description": "Shift leaders in the warehouses",
                     *       "roleIds": [
                     *         "OperationStaff",
                     *         "ColocationTechnician"
                     *       ],
                     *       "permissions": [],
                     *       "memberCount": 1,
                     *       "members": [
                     *         {
                     *           "id": "5f6c1d2e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *           "fullName": "Liv Haugland",
                     *           "email": "liv.haugland@havstrand.example",
                     *           "active": true,
                     *           "roleIds": [],
                     *           "otherGroups": []
                     *         }
                     *       ],
                     *       "scope": {
                     *         "kind": "tags",
                     *         "size": 1,
                     *         "items": [
                     *           {
                     *             "id": "2c1d5f0e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *             "name": "warehouse",
                     *             "detail": "",
                     *             "color": "blue"
                     *           }
                     *         ]
                     *       },
                     *       "holds": {
                     *         "sites": 8,
                     *         "services": 31
                     *       },
                     *       "source": "local",
                     *       "sourceName": null,
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["RoleGroup"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteRoleGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read, for example "3". Missing gives 428, an older one 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Anything that is not the id of a group of this customer answers 404. */
                groupId: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The group is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    getDeletionEffect: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a group of this customer answers 404. */
                groupId: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every member, those who lose most first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "losingAll": 1,
                     *       "losingSome": 0,
                     *       "losingNothing": 0,
                     *       "members": [
                     *         {
                     *           "user": {
                     *             "id": "5f6c1d2e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *             "fullName": "Liv Haugland",
                     *             "email": "liv.haugland@havstrand.example",
                     *             "active": true
                     *           },
                     *           "outcome": "losesAll",
                     *           "loses": [
                     *             {
                     *               "id": "OperationStaff",
                     *               "kind": "role",
                     *               "isPartial": false,
                     *               "isNarrowed": true,
                     *               "holds": {
                     *                 "sites": 8,
                     *                 "services": 31
                     *               }
                     *             }
                     *           ],
                     *           "gains": [],
                     *           "keeps": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @description Members who could still sign in, and see no data. */
                        losingAll: number;
                        losingSome: number;
                        losingNothing: number;
                        members: components["schemas"]["MemberEffect"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listAdministrators: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The active user administrators, sorted by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "0e9e5b1e-6b0a-4b55-8f0b-2f9e4c7f1a11",
                     *           "fullName": "Astrid Lindqvist"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AdministratorList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listOwnGroups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups, sorted by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "9b1f2c3d-6f0f-4a0e-9d57-0d9f4a7d0c5f",
                     *           "name": "Warehouse operations"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OwnGroupList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listOwnActivity: {
        parameters: {
            query?: {
                /** @description Number of the page; the first is 0. Beyond the end the answer is empty and `totalPages` says how many there are. */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "413",
                     *           "at": "2024-11-21T09:40:00.000Z",
                     *           "action": "updateUserProfile",
                     *           "isDone": true,
                     *           "isByUser": true,
                     *           "isToUser": true,
                     *           "actor": {
                     *             "fullName": "Astrid Lindqvist",
                     *             "isStaff": false
                     *           },
                     *           "changes": [
                     *             "cellphone"
                     *           ],
                     *           "rolesAdded": [],
                     *           "rolesRemoved": [],
                     *           "group": null,
                     *           "actingReason": null
                     *         }
                     *       ],
                     *       "totalItems": 1,
                     *       "totalPages": 1,
                     *       "currentPage": 0,
                     *       "lastLoginAt": "2024-11-21T08:02:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["OwnActivityPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listRoles: {
        parameters: {
            query?: {
                isLegacy?: boolean;
                isCustomerRole?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "UserAdministrator",
                     *           "translations": [
                     *             {
                     *               "language": "en",
                     *               "displayName": "User administrator",
                     *               "description": "Adds and removes users in your company."
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RoleList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getOwnRoleRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request, or null where the caller has made none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "request": null
                     *     }
                     */
                    "application/json": {
                        request: components["schemas"]["RoleRequest"] | null;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    requestRoles: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID made when the form opens. The same key with the same body answers the first result again, for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleRequestCreate"];
            };
        };
        responses: {
            /** @description What became of it. The built-in API refuses by a problem; other systems may do so here. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "successful": true,
                     *       "errorCode": null
                     *     }
                     */
                    "application/json": {
                        successful: boolean;
                        /** @description Where it was not successful, the status of the error catalogue that says why. */
                        errorCode?: number | null;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listRoleRequests: {
        parameters: {
            query?: {
                /** @description Number of the page; the first is 0. Beyond the end the answer is empty and `totalPages` says how many there are. */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description States with commas between them; an unknown one finds nothing. */
                states?: string;
                /** @description Text found anywhere in name, e-mail or phone of who asked, in any case. */
                searchFilter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "1c2b3a4d-6f0f-4a0e-9d57-0d9f4a7d0c5f",
                     *           "user": {
                     *             "id": "7d0c5f0e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *             "fullName": "Torbjørn Vik",
                     *             "email": "torbjorn.vik@havstrand.example",
                     *             "roleIds": []
                     *           },
                     *           "roleIds": [
                     *             "OperationStaff",
                     *             "QuoteRequester"
                     *           ],
                     *           "apps": [],
                     *           "permissions": [],
                     *           "requestedAt": "2024-11-21T08:14:00.000Z",
                     *           "state": "PENDING",
                     *           "decidedAt": null,
                     *           "decidedBy": null,
                     *           "grantedRoleIds": [],
                     *           "grantedRoleGroups": [],
                     *           "notGranted": {
                     *             "roleIds": [],
                     *             "apps": [],
                     *             "permissions": []
                     *           },
                     *           "text": null,
                     *           "version": 1
                     *         }
                     *       ],
                     *       "totalPages": 1,
                     *       "currentPage": 0,
                     *       "totalItems": 1,
                     *       "counts": {
                     *         "pending": 1,
                     *         "all": 4
                     *       }
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["ListedRoleRequest"][];
                        totalPages: number;
                        currentPage: number;
                        /** @description How many match. */
                        totalItems: number;
                        /** @description How many there are, whatever the filter. */
                        counts: {
                            pending: number;
                            all: number;
                        };
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    decideRoleRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read, for example "3". Missing gives 428, an older one 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Anything that is not the id of a request of this customer answers 404. */
                requestId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleRequestDecision"];
            };
        };
        responses: {
            /** @description The request as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "1c2b3a4d-6f0f-4a0e-9d57-0d9f4a7d0c5f",
                     *       "state": "APPROVED",
                     *       "roleIds": [
                     *         "OperationStaff",
                     *         "QuoteRequester"
                     *       ],
                     *       "apps": [],
                     *       "permissions": [],
                     *       "requestedAt": "2024-11-21T08:14:00.000Z",
                     *       "decidedAt": "2024-11-21T09:02:00.000Z",
                     *       "grantedRoleIds": [
                     *         "OperationStaff"
                     *       ],
                     *       "grantedRoleGroupIds": [],
                     *       "text": null
                     *     }
                     */
                    "application/json": components["schemas"]["RoleRequest"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
}
