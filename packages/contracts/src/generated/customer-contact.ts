// Made by npm run generate from openapi/customer-contact.yaml.
export interface paths {
    "/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customer's contacts, one page at a time.
         * @description Several filters must all hold; of one filter's values, any.
         */
        get: operations["listContacts"];
        put?: never;
        /** Adds a contact. A mail asks it to confirm its address; it is told from now on all the same. */
        post: operations["createContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The contacts that a filter finds, as a file that can be imported again.
         * @description CSV in UTF-8, with semicolons and these headings in every language: name, kind, email, phone, locale, hours, timeZone, assignments.
         *     Hours are HH:MM-HH:MM, or empty for day and night. Assignments have a vertical bar between them; each is its type, ALL or the kind of
         *     its scope, an equals sign and ids with commas between them, channels with commas between them, and its order, with spaces between
         *     these: `SITE SITES=S-10005,S-10006 CALL 2`.
         */
        get: operations["exportContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/import-checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What an import of these contacts would do, row by row. Changes nothing. */
        post: operations["checkContactImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds the contacts that there are not yet, and leaves or changes those with the same e-mail address.
         * @description What is wrong with one row hinders no other. An import after which nobody would cover everything is refused as a whole.
         */
        post: operations["importContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/{contactId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a contact of this customer answers 404. */
                contactId: string;
            };
            cookie?: never;
        };
        /** One contact. */
        get: operations["getContact"];
        /** Changes a contact. Another e-mail address is asked to be confirmed. */
        put: operations["updateContact"];
        post?: never;
        /** Removes a contact. */
        delete: operations["deleteContact"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/{contactId}/verifications": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a contact of this customer answers 404. */
                contactId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks the contact again, by mail, to confirm its address. */
        post: operations["sendContactVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/{contactId}/tests": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a contact of this customer answers 404. */
                contactId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends the contact a notice by mail that says it is a test. */
        post: operations["testContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/{contactId}/replacements": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a contact of this customer answers 404. */
                contactId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives what a contact is told about to another, in one step. A contact that is told about nothing any more is removed. */
        post: operations["replaceContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/{contactId}/notices": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a contact of this customer answers 404. */
                contactId: string;
            };
            cookie?: never;
        };
        /**
         * Disturbances and planned works of the last 30 days that touch a service this contact covers, the latest first.
         * @description Computed from what the contact is told about today; at most fifty, and how many there are.
         */
        get: operations["listContactNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purposes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** For each type, who is told, in the order of contact, and which services nobody is told about. */
        get: operations["listContactPurposes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scope-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sites, services or tags that a contact can be told about, the first twenty by name. */
        get: operations["listContactScopes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/confirmations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirms an e-mail address, by the secret of the link in the mail. Works for 14 days, and more than once.
         * @description For whoever has the link, who need be no user. An unknown, an old and a replaced link are answered alike, with 404.
         */
        post: operations["confirmContact"];
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
        /** @enum {string} */
        ContactType: "NOC" | "PLANNED_WORK" | "SECURITY" | "ESCALATION" | "DELIVERY" | "BILLING" | "COMMERCIAL" | "SITE";
        /** @enum {string} */
        ContactKind: "PERSON" | "GROUP" | "SYSTEM";
        /** @enum {string} */
        ContactChannel: "MAIL" | "SMS" | "CALL";
        /** @enum {string} */
        ContactLocale: "sv" | "en" | "no" | "da";
        /** @enum {string} */
        ContactScopeKind: "ALL" | "SITES" | "SERVICES" | "TAGS";
        /**
         * @description BOUNCED where mails come back. One that is not verified is told all the same.
         * @enum {string}
         */
        ContactEmailState: "UNVERIFIED" | "VERIFIED" | "BOUNCED";
        ContactScopeItem: {
            id: string;
            name: string;
            /** @description For example where it is. */
            detail?: string;
        };
        ContactHours: {
            /** @description HH:MM. */
            from: string;
            /** @description HH:MM; before `from`, of the next day. */
            to: string;
        } | null;
        ContactAssignment: {
            type: components["schemas"]["ContactType"];
            scope: {
                kind: components["schemas"]["ContactScopeKind"];
                /** @description Those of the sites, services or tags that the caller sees. Empty for ALL. */
                items: components["schemas"]["ContactScopeItem"][];
            };
            channels: components["schemas"]["ContactChannel"][];
            /** @description Of contact within the type; of ESCALATION, the level. */
            order: number;
            /** @description The only one of a type that must always cover everything. */
            isLast: boolean;
        };
        ContactDetails: {
            kind: components["schemas"]["ContactKind"];
            name: string;
            email: string;
            /** @description With plus sign and country code; empty for none. */
            phone: string;
            locale: components["schemas"]["ContactLocale"];
            hours: components["schemas"]["ContactHours"];
            /** @description Of the hours, by its IANA name. */
            timeZone: string;
            assignments: {
                type: components["schemas"]["ContactType"];
                scope: {
                    kind: components["schemas"]["ContactScopeKind"];
                    ids: string[];
                };
                channels: components["schemas"]["ContactChannel"][];
                order: number;
            }[];
        };
        Contact: {
            id: string;
            kind: components["schemas"]["ContactKind"];
            name: string;
            email: string;
            emailState: components["schemas"]["ContactEmailState"];
            phone: string | null;
            locale: components["schemas"]["ContactLocale"];
            /** @description null for day and night. */
            hours: components["schemas"]["ContactHours"];
            timeZone: string;
            /** @description Of the customer's user with this e-mail address; null where there is none. */
            userState: ("ACTIVE" | "INACTIVE") | null;
            assignments: components["schemas"]["ContactAssignment"][];
            /** Format: date-time */
            lastTestAt: string | null;
            /** Format: date-time */
            createdAt: string;
            createdBy: string;
            version: number;
        };
        ContactPage: {
            items: components["schemas"]["Contact"][];
            totalItems: number;
            totalPages: number;
            currentPage: number;
        };
        ContactPurpose: {
            type: components["schemas"]["ContactType"];
            /** @description The first fifty. */
            contacts: {
                contact: components["schemas"]["Contact"];
                assignment: components["schemas"]["ContactAssignment"];
            }[];
            totalContacts: number;
            /** @description Services in use that nobody is told about, by country. */
            uncovered: {
                /** @description se, no or dk. */
                country: string;
                services: number;
            }[];
            /** @description Of NOC, when nobody who covers everything can be called, in the customer's time; `to` is before `from` where that is the next day, and the same where it is the whole day. */
            silentHours: {
                from: string;
                to: string;
            }[];
        };
        ContactNotice: {
            id: string;
            /** @enum {string} */
            type: "DISTURBANCE" | "PLANNED_WORK";
            reference: string;
            title: components["schemas"]["Translation"][];
            /** Format: date-time */
            announcedAt: string;
            /** @description Of those that the contact covers. */
            services: number;
        };
        ContactImport: {
            /**
             * @description What becomes of contacts with the e-mail address of a row.
             * @enum {string}
             */
            existing: "skip" | "update";
            rows: components["schemas"]["ContactDetails"][];
        };
        ContactImportResult: {
            /** @description In the order of the rows. */
            results: {
                /** @enum {string} */
                outcome: "CREATED" | "UPDATED" | "UNCHANGED" | "SKIPPED" | "FAILED";
                contactId: string | null;
                code: string | null;
                errors: components["schemas"]["FieldError"][];
            }[];
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
    listContacts: {
        parameters: {
            query?: {
                /** @description Number of the page; the first is 0. Beyond the end the answer is empty and `totalPages` says how many there are. */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description With a minus sign before it, the other way round. */
                sortBy?: "name" | "-name" | "email" | "-email";
                /** @description Found anywhere in name, e-mail address, phone number, or the name of a site, a service or a tag that is covered, in any case. */
                text?: string;
                /** @description Types with commas between them. */
                types?: string;
                /** @description Kinds of scope with commas between them. */
                scopes?: string;
                /** @description States of the e-mail address with commas between them. */
                states?: string;
                /** @description When somebody is reached, by their own clock, with commas between them. `NOW`, or `NIGHT` for all of 22:00 to 06:00. */
                reached?: string;
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
                     *           "id": "2b1f2c3d-6f0f-4a0e-9d57-0d9f4a7d0c5f",
                     *           "kind": "GROUP",
                     *           "name": "Havstrand NOC",
                     *           "email": "noc@havstrand.example",
                     *           "emailState": "VERIFIED",
                     *           "phone": "+46846511800",
                     *           "locale": "en",
                     *           "hours": null,
                     *           "timeZone": "Europe/Stockholm",
                     *           "userState": null,
                     *           "assignments": [
                     *             {
                     *               "type": "NOC",
                     *               "scope": {
                     *                 "kind": "ALL",
                     *                 "items": []
                     *               },
                     *               "channels": [
                     *                 "MAIL",
                     *                 "SMS",
                     *                 "CALL"
                     *               ],
                     *               "order": 1,
                     *               "isLast": true
                     *             }
                     *           ],
                     *           "lastTestAt": "2024-11-04T09:30:00.000Z",
                     *           "createdAt": "2022-05-03T08:00:00.000Z",
                     *           "createdBy": "Astrid Lindqvist",
                     *           "version": 3
                     *         }
                     *       ],
                     *       "totalItems": 1,
                     *       "totalPages": 1,
                     *       "currentPage": 0
                     *     }
                     */
                    "application/json": components["schemas"]["ContactPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createContact: {
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
                 *       "kind": "GROUP",
                 *       "name": "Havstrand NOC",
                 *       "email": "noc@havstrand.example",
                 *       "phone": "+46846511800",
                 *       "locale": "en",
                 *       "hours": null,
                 *       "timeZone": "Europe/Stockholm",
                 *       "assignments": [
                 *         {
                 *           "type": "NOC",
                 *           "scope": {
                 *             "kind": "ALL",
                 *             "ids": []
                 *           },
                 *           "channels": [
                 *             "MAIL",
                 *             "SMS",
                 *             "CALL"
                 *           ],
                 *           "order": 1
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ContactDetails"];
            };
        };
        responses: {
            /** @description The contact. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "2b1f2c3d-6f0f-4a0e-9d57-0d9f4a7d0c5f",
                     *       "kind": "GROUP",
                     *       "name": "Havstrand NOC",
                     *       "email": "noc@havstrand.example",
                     *       "emailState": "VERIFIED",
                     *       "phone": "+46846511800",
                     *       "locale": "en",
                     *       "hours": null,
                     *       "timeZone": "Europe/Stockholm",
                     *       "userState": null,
                     *       "assignments": [
                     *         {
                     *           "type": "NOC",
                     *           "scope": {
                     *             "kind": "ALL",
                     *             "items": []
                     *           },
                     *           "channels": [
                     *             "MAIL",
                     *             "SMS",
                     *             "CALL"
                     *           ],
                     *           "order": 1,
                     *           "isLast": true
                     *         }
                     *       ],
                     *       "lastTestAt": "2024-11-04T09:30:00.000Z",
                     *       "createdAt": "2022-05-03T08:00:00.000Z",
                     *       "createdBy": "Astrid Lindqvist",
                     *       "version": 3
                     *     }
                     */
                    "application/json": components["schemas"]["Contact"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    exportContacts: {
        parameters: {
            query?: {
                /** @description Found anywhere in name, e-mail address, phone number, or the name of a site, a service or a tag that is covered, in any case. */
                text?: string;
                /** @description Types with commas between them. */
                types?: string;
                /** @description Kinds of scope with commas between them. */
                scopes?: string;
                /** @description States of the e-mail address with commas between them. */
                states?: string;
                /** @description When somebody is reached, by their own clock, with commas between them. `NOW`, or `NIGHT` for all of 22:00 to 06:00. */
                reached?: string;
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
                    /** @example name;kind;email;phone;locale;hours;timeZone;assignments */
                    "text/csv": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    checkContactImport: {
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
                 *           "kind": "GROUP",
                 *           "name": "Havstrand NOC",
                 *           "email": "noc@havstrand.example",
                 *           "phone": "+46846511800",
                 *           "locale": "en",
                 *           "hours": null,
                 *           "timeZone": "Europe/Stockholm",
                 *           "assignments": [
                 *             {
                 *               "type": "NOC",
                 *               "scope": {
                 *                 "kind": "ALL",
                 *                 "ids": []
                 *               },
                 *               "channels": [
                 *                 "MAIL",
                 *                 "SMS",
                 *                 "CALL"
                 *               ],
                 *               "order": 1
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ContactImport"];
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
                     *           "contactId": null,
                     *           "code": null,
                     *           "errors": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ContactImportResult"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    importContacts: {
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
                 *           "kind": "GROUP",
                 *           "name": "Havstrand NOC",
                 *           "email": "noc@havstrand.example",
                 *           "phone": "+46846511800",
                 *           "locale": "en",
                 *           "hours": null,
                 *           "timeZone": "Europe/Stockholm",
                 *           "assignments": [
                 *             {
                 *               "type": "NOC",
                 *               "scope": {
                 *                 "kind": "ALL",
                 *                 "ids": []
                 *               },
                 *               "channels": [
                 *                 "MAIL",
                 *                 "SMS",
                 *                 "CALL"
                 *               ],
                 *               "order": 1
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ContactImport"];
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
                     *           "contactId": null,
                     *           "code": null,
                     *           "errors": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ContactImportResult"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a contact of this customer answers 404. */
                contactId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "2b1f2c3d-6f0f-4a0e-9d57-0d9f4a7d0c5f",
                     *       "kind": "GROUP",
                     *       "name": "Havstrand NOC",
                     *       "email": "noc@havstrand.example",
                     *       "emailState": "VERIFIED",
                     *       "phone": "+46846511800",
                     *       "locale": "en",
                     *       "hours": null,
                     *       "timeZone": "Europe/Stockholm",
                     *       "userState": null,
                     *       "assignments": [
                     *         {
                     *           "type": "NOC",
                     *           "scope": {
                     *             "kind": "ALL",
                     *             "items": []
                     *           },
                     *           "channels": [
                     *             "MAIL",
                     *             "SMS",
                     *             "CALL"
                     *           ],
                     *           "order": 1,
                     *           "isLast": true
                     *         }
                     *       ],
                     *       "lastTestAt": "2024-11-04T09:30:00.000Z",
                     *       "createdAt": "2022-05-03T08:00:00.000Z",
                     *       "createdBy": "Astrid Lindqvist",
                     *       "version": 3
                     *     }
                     */
                    "application/json": components["schemas"]["Contact"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read, for example "3". Missing gives 428, an older one 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Anything that is not the id of a contact of this customer answers 404. */
                contactId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "GROUP",
                 *       "name": "Havstrand NOC",
                 *       "email": "noc@havstrand.example",
                 *       "phone": "+46846511800",
                 *       "locale": "en",
                 *       "hours": null,
                 *       "timeZone": "Europe/Stockholm",
                 *       "assignments": [
                 *         {
                 *           "type": "NOC",
                 *           "scope": {
                 *             "kind": "ALL",
                 *             "ids": []
                 *           },
                 *           "channels": [
                 *             "MAIL",
                 *             "SMS",
                 *             "CALL"
                 *           ],
                 *           "order": 1
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ContactDetails"];
            };
        };
        responses: {
            /** @description The contact as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "2b1f2c3d-6f0f-4a0e-9d57-0d9f4a7d0c5f",
                     *       "kind": "GROUP",
                     *       "name": "Havstrand NOC",
                     *       "email": "noc@havstrand.example",
                     *       "emailState": "VERIFIED",
                     *       "phone": "+46846511800",
                     *       "locale": "en",
                     *       "hours": null,
                     *       "timeZone": "Europe/Stockholm",
                     *       "userState": null,
                     *       "assignments": [
                     *         {
                     *           "type": "NOC",
                     *           "scope": {
                     *             "kind": "ALL",
                     *             "items": []
                     *           },
                     *           "channels": [
                     *             "MAIL",
                     *             "SMS",
                     *             "CALL"
                     *           ],
                     *           "order": 1,
                     *           "isLast": true
                     *         }
                     *       ],
                     *       "lastTestAt": "2024-11-04T09:30:00.000Z",
                     *       "createdAt": "2022-05-03T08:00:00.000Z",
                     *       "createdBy": "Astrid Lindqvist",
                     *       "version": 3
                     *     }
                     */
                    "application/json": components["schemas"]["Contact"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read, for example "3". Missing gives 428, an older one 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Anything that is not the id of a contact of this customer answers 404. */
                contactId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    sendContactVerification: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID made when the form opens. The same key with the same body answers the first result again, for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Anything that is not the id of a contact of this customer answers 404. */
                contactId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact as it is now. The mail is on its way. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "2b1f2c3d-6f0f-4a0e-9d57-0d9f4a7d0c5f",
                     *       "kind": "GROUP",
                     *       "name": "Havstrand NOC",
                     *       "email": "noc@havstrand.example",
                     *       "emailState": "VERIFIED",
                     *       "phone": "+46846511800",
                     *       "locale": "en",
                     *       "hours": null,
                     *       "timeZone": "Europe/Stockholm",
                     *       "userState": null,
                     *       "assignments": [
                     *         {
                     *           "type": "NOC",
                     *           "scope": {
                     *             "kind": "ALL",
                     *             "items": []
                     *           },
                     *           "channels": [
                     *             "MAIL",
                     *             "SMS",
                     *             "CALL"
                     *           ],
                     *           "order": 1,
                     *           "isLast": true
                     *         }
                     *       ],
                     *       "lastTestAt": "2024-11-04T09:30:00.000Z",
                     *       "createdAt": "2022-05-03T08:00:00.000Z",
                     *       "createdBy": "Astrid Lindqvist",
                     *       "version": 3
                     *     }
                     */
                    "application/json": components["schemas"]["Contact"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    testContact: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID made when the form opens. The same key with the same body answers the first result again, for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Anything that is not the id of a contact of this customer answers 404. */
                contactId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact as it is now. The mail is on its way. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "2b1f2c3d-6f0f-4a0e-9d57-0d9f4a7d0c5f",
                     *       "kind": "GROUP",
                     *       "name": "Havstrand NOC",
                     *       "email": "noc@havstrand.example",
                     *       "emailState": "VERIFIED",
                     *       "phone": "+46846511800",
                     *       "locale": "en",
                     *       "hours": null,
                     *       "timeZone": "Europe/Stockholm",
                     *       "userState": null,
                     *       "assignments": [
                     *         {
                     *           "type": "NOC",
                     *           "scope": {
                     *             "kind": "ALL",
                     *             "items": []
                     *           },
                     *           "channels": [
                     *             "MAIL",
                     *             "SMS",
                     *             "CALL"
                     *           ],
                     *           "order": 1,
                     *           "isLast": true
                     *         }
                     *       ],
                     *       "lastTestAt": "2024-11-04T09:30:00.000Z",
                     *       "createdAt": "2022-05-03T08:00:00.000Z",
                     *       "createdBy": "Astrid Lindqvist",
                     *       "version": 3
                     *     }
                     */
                    "application/json": components["schemas"]["Contact"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    replaceContact: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID made when the form opens. The same key with the same body answers the first result again, for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Anything that is not the id of a contact of this customer answers 404. */
                contactId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "withContactId": "7d0c5f0e-6f0f-4a0e-9d57-0d9f4a1c2b3a"
                 *     }
                 */
                "application/json": {
                    withContactId: string;
                    /** @description Only these; without it, all. */
                    types?: components["schemas"]["ContactType"][];
                };
            };
        };
        responses: {
            /** @description The other contact as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "2b1f2c3d-6f0f-4a0e-9d57-0d9f4a7d0c5f",
                     *       "kind": "GROUP",
                     *       "name": "Havstrand NOC",
                     *       "email": "noc@havstrand.example",
                     *       "emailState": "VERIFIED",
                     *       "phone": "+46846511800",
                     *       "locale": "en",
                     *       "hours": null,
                     *       "timeZone": "Europe/Stockholm",
                     *       "userState": null,
                     *       "assignments": [
                     *         {
                     *           "type": "NOC",
                     *           "scope": {
                     *             "kind": "ALL",
                     *             "items": []
                     *           },
                     *           "channels": [
                     *             "MAIL",
                     *             "SMS",
                     *             "CALL"
                     *           ],
                     *           "order": 1,
                     *           "isLast": true
                     *         }
                     *       ],
                     *       "lastTestAt": "2024-11-04T09:30:00.000Z",
                     *       "createdAt": "2022-05-03T08:00:00.000Z",
                     *       "createdBy": "Astrid Lindqvist",
                     *       "version": 3
                     *     }
                     */
                    "application/json": components["schemas"]["Contact"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listContactNotices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a contact of this customer answers 404. */
                contactId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What would have reached it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "totalItems": 1,
                     *       "items": [
                     *         {
                     *           "id": "7d0c5f0e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *           "type": "PLANNED_WORK",
                     *           "reference": "PW-1204",
                     *           "title": [
                     *             {
                     *               "language": "en",
                     *               "displayName": "Fibre moved at Skandiahamnen"
                     *             }
                     *           ],
                     *           "announcedAt": "2024-11-04T09:30:00.000Z",
                     *           "services": 3
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        totalItems: number;
                        items: components["schemas"]["ContactNotice"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listContactPurposes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "type": "SECURITY",
                     *           "contacts": [],
                     *           "totalContacts": 0,
                     *           "uncovered": [
                     *             {
                     *               "country": "se",
                     *               "services": 148
                     *             }
                     *           ],
                     *           "silentHours": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["ContactPurpose"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listContactScopes: {
        parameters: {
            query: {
                kind: "SITES" | "SERVICES" | "TAGS";
                /** @description Found anywhere in name, e-mail address, phone number, or the name of a site, a service or a tag that is covered, in any case. */
                text?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those that the text finds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "S-10005",
                     *           "name": "Göteborg huvudkontor"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["ContactScopeItem"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    confirmContact: {
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
                 *       "token": "rR0pX2cFQ1w1bWkz9b7m3i0nQ8c6V5t4u3y2x1w0v9s"
                 *     }
                 */
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Whose address that was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "noc@havstrand.example",
                     *       "customerName": "Havstrand Logistik AB",
                     *       "locale": "en"
                     *     }
                     */
                    "application/json": {
                        email: string;
                        customerName: string;
                        locale: components["schemas"]["ContactLocale"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
}
