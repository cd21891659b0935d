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
         * @description CSV in UTF-8, with semicolons and these headings in every language: firstName, lastName, email, cellphone, locale, roles, groups.
         *     Roles stand there by their ids and groups by their names, with a vertical bar between them.
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
         * @description A change by filter carries the number of users that its caller has seen. What can't be done for one user hinders no other.
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
        /** Changes a user's details, or the full set of roles; never both in one call. */
        put: operations["updateCustomerUser"];
        post?: never;
        /** Deletes a user. This cannot be undone. */
        delete: operations["deleteCustomerUser"];
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
        /** Asks the company's administrators for roles, or for apps to be able to use. They are told by e-mail. */
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
        /** The requests that wait for a decision, one page at a time, the oldest first. */
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
            roleGroups: components["schemas"]["RoleReference"][];
            /** @description The number in the ETag; send it back as If-Match: "<version>". */
            version: number;
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
            locale: components["schemas"]["Locale"];
            forceTwoFactorAuth: boolean;
            active: boolean;
        };
        /** @description Either details (any of them), or `roleIds` alone. */
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
                /** @description The user */
                userId: string | null;
                /** @description Why it failed, as a refusal of a single change says it. */
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
        };
        /** @description Either `ids` or `filter`; 400 otherwise. */
        UsersChange: {
            ids?: string[];
            filter?: components["schemas"]["UserFilter"];
            /** @description With a filter, how many users the caller has seen that it finds; another number now is refused with 409 COUNT_CHANGED. */
            expectedCount?: number;
            isActive: boolean;
        };
        UsersChangeResult: {
            ok: string[];
            failed: {
                id: string;
                /** @enum {string} */
                code: "NOT_FOUND" | "OWN_ACCOUNT" | "LAST_ADMINISTRATOR";
            }[];
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
        /** @description Roles, apps or both; or the roles as a list, of which those count that are active. */
        RoleRequestCreate: {
            roleIds?: string[];
            apps?: components["schemas"]["App"][];
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
            /** Format: date-time */
            requestedAt: string;
            /** Format: date-time */
            decidedAt: string | null;
            /** @description What an approval gave, which may be other than what was asked for. */
            grantedRoleIds: string[];
            /** @description What the administrator wrote to the user. */
            text: string | null;
        };
        PendingRoleRequest: {
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
            /** Format: date-time */
            requestedAt: string;
            /** @description Send it back as If-Match: "<version>". */
            version: number;
        };
        RoleRequestDecision: {
            /** @enum {string} */
            state: "APPROVED" | "DENIED";
            /** @description With APPROVED, the customer roles to give beside those that the user has; at least one. */
            roleIds?: string[];
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
                    /** @example firstName;lastName;email;cellphone;locale;roles;groups */
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
                /**
                 * @example {
                 *       "isActive": false
                 *     }
                 */
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
                     *           "requestedAt": "2024-11-21T08:14:00.000Z",
                     *           "version": 1
                     *         }
                     *       ],
                     *       "totalPages": 1,
                     *       "currentPage": 0
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["PendingRoleRequest"][];
                        totalPages: number;
                        currentPage: number;
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
                     *       "requestedAt": "2024-11-21T08:14:00.000Z",
                     *       "decidedAt": "2024-11-21T09:02:00.000Z",
                     *       "grantedRoleIds": [
                     *         "OperationStaff"
                     *       ],
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
