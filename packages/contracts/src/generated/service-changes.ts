// Made by npm run generate from openapi/service-changes.yaml.
export interface paths {
    "/kinds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The kinds of change that can be asked for, and what each wants to know. */
        get: operations["listChangeKinds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customer's requests, one page at a time, those that changed last first unless asked otherwise.
         * @description Several filters must all hold. Values that nothing is known of find nothing.
         */
        get: operations["listChangeRequests"];
        put?: never;
        /**
         * Asks for a change.
         * @description OperationStaff may ask for standard and normal changes; an emergency change is for OperationResponsible. A normal change that OperationStaff asks for waits for the approval of an OperationResponsible. Secret answers are stored separately until the request is closed, and no answer of this API has them.
         */
        post: operations["createChangeRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/{requestId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a request of this customer answers 404. */
                requestId: string;
            };
            cookie?: never;
        };
        /** One request with all that has been said and decided about it. */
        get: operations["getChangeRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/{requestId}/messages": {
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
        put?: never;
        /** Writes to the provider about a request. One that waits for information goes back to be assessed. */
        post: operations["sendChangeMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/{requestId}/cancellations": {
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
        put?: never;
        /** Takes a request back, until the change is being made. An emergency change is for OperationResponsible. */
        post: operations["cancelChangeRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/{requestId}/approvals": {
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
        put?: never;
        /** Approves a request that OperationStaff has made, or declines it, which rejects it. */
        post: operations["decideChangeRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/{requestId}/status-changes": {
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
        put?: never;
        /** Moves a request on. For the provider's staff alone. */
        post: operations["changeRequestStatus"];
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
        ChangeKind: {
            id: string;
            translations: components["schemas"]["Translation"][];
            /** @description What the kind wants to know, in the order of its form. */
            schema: components["schemas"]["FormField"][];
            /** @description standard, normal, emergency; those that a change of the kind can be of. */
            classes: string[];
            /** @description How far ahead the window must begin; not of an emergency change. */
            leadTimeHours: number;
            /** @description How long the window must be. */
            minimumMinutes: number;
            /** @description Ids of the products whose services can be changed so; empty for all. */
            products: string[];
        };
        ChangeRequestCreate: {
            kind: string;
            serviceIds: string[];
            /** @description Answers by the id of the kind's field, all of them texts. */
            details: {
                [key: string]: string;
            };
            changeClass: string;
            /** Format: date-time */
            windowStart: string;
            /** Format: date-time */
            windowEnd: string;
            allowedOutageMinutes: number;
            /** @description That the change is made in a freeze period; for emergency changes. */
            freezeAccepted?: boolean;
            /** @description That the other member of a diverse pair is touched within two hours of the window, as redundancy-check of the operational status says. */
            redundancyAccepted?: boolean;
            reference?: string;
            /** @description How the change is to be undone if it fails. */
            rollback?: string;
            /** @description Who is met at the site. */
            contactName?: string;
            contactPhone?: string;
        };
        ChangeRequestPage: {
            items: components["schemas"]["ChangeRequestSummary"][];
            /** @description How many match; filtered ones are counted up to 10,000. */
            totalItems: number;
            totalPages: number;
            currentPage: number;
            /** @description How many there are by state, whatever the filter; counted up to 10,000 in all. */
            counts: {
                /** @description Those that wait are among them. */
                open: number;
                waiting: number;
                closed: number;
            };
        };
        ChangeRequestSummary: {
            id: string;
            number: string;
            kind: {
                id: string;
                translations: components["schemas"]["Translation"][];
            };
            changeClass: string;
            status: string;
            /**
             * @description Of the customer's own.
             * @enum {string}
             */
            approval: "NOT_NEEDED" | "WAITING" | "APPROVED" | "DECLINED";
            /** Format: date-time */
            windowStart: string;
            /** Format: date-time */
            windowEnd: string;
            reference: string;
            /** @description In lists the first three. */
            services: {
                serviceId: string;
                name: string;
                siteName: string;
            }[];
            serviceCount: number;
            /** @description How many sites all its services are at, counted by their names. */
            siteCount: number;
            createdBy: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        ChangeRequest: components["schemas"]["ChangeRequestSummary"] & {
            /** @description Answers by the id of the kind's field, without the secret ones. */
            details: {
                [key: string]: string;
            };
            /** @description Ids of the fields that have a secret answer. */
            secretFields: string[];
            allowedOutageMinutes: number;
            freezeAccepted: boolean;
            rollback: string;
            contact: {
                name: string;
                phone: string;
            } | null;
            /** @description Who has approved or declined it. */
            approvedBy: string | null;
            /** Format: date-time */
            approvedAt: string | null;
            /** @description The oldest first. */
            messages: {
                id: string;
                /** Format: date-time */
                sentAt: string;
                isFromProvider: boolean;
                authorName: string;
                text: string;
            }[];
            /** @description What has happened, the oldest first. */
            events: {
                /** Format: date-time */
                at: string;
                /** @description That the request has had from then on. */
                status: string;
                authorName: string;
                text: string;
            }[];
            /** @description What the caller can do with the request now. */
            actions: ("message" | "cancel" | "approve")[];
            /** @description The number in the ETag. */
            version: number;
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
        /** @description A field of a form that the provider draws up, such as of a kind of change or of a product. */
        FormField: {
            id: string;
            /** @description text; multiline, whose lines may be broken; number, of digits; choice; secret, a text that can be written but never read; or one of the patterns of forms, for example ipv4 (with or without a prefix length), macAddress, ssid, url, timeOfDay. Every other is a text. */
            type: string;
            required: boolean;
            translations: components["schemas"]["Translation"][];
            /** @description Of a number, in signs that every language has, for example m or kW. */
            unit?: string;
            /** @description What it is unless somebody answers. */
            defaultValue?: string;
            maxLength?: number;
            minimum?: number;
            maximum?: number;
            choices?: {
                value: string;
                translations: components["schemas"]["Translation"][];
            }[];
            /** @description Only there while the answer to another field before it is one of these. */
            onlyWhen?: {
                field: string;
                values: string[];
            };
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
    listChangeKinds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, in the order that they are shown in. They change seldom. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "wifi-ssid",
                     *           "translations": [
                     *             {
                     *               "language": "en",
                     *               "displayName": "Wi-Fi network"
                     *             }
                     *           ],
                     *           "schema": [
                     *             {
                     *               "id": "ssid",
                     *               "type": "ssid",
                     *               "required": true,
                     *               "translations": [
                     *                 {
                     *                   "language": "en",
                     *                   "displayName": "Name of the network"
                     *                 }
                     *               ]
                     *             },
                     *             {
                     *               "id": "passphrase",
                     *               "type": "secret",
                     *               "required": false,
                     *               "maxLength": 63,
                     *               "translations": [
                     *                 {
                     *                   "language": "en",
                     *                   "displayName": "New password"
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "classes": [
                     *             "standard",
                     *             "normal"
                     *           ],
                     *           "leadTimeHours": 24,
                     *           "minimumMinutes": 30,
                     *           "products": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["ChangeKind"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listChangeRequests: {
        parameters: {
            query?: {
                /** @description Number of the page; the first is 0. Beyond the end the answer is empty and `totalPages` says how many there are. */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description With a minus sign before it, the other way round. */
                sortBy?: "updatedAt" | "-updatedAt" | "windowStart" | "-windowStart" | "number" | "-number";
                /** @description Whether what waits for the caller comes before the rest, each in the order asked for. */
                waitingFirst?: boolean;
                /** @description Open ones, those of them that wait for the caller to answer or approve, or closed ones. */
                state?: "open" | "waiting" | "closed";
                /** @description Statuses with commas between them. */
                statuses?: string;
                /** @description Ids of kinds with commas between them. */
                kinds?: string;
                /** @description Classes with commas between them. */
                classes?: string;
                /** @description Requests for one service, for its history. */
                serviceId?: string;
                /** @description Found anywhere in number or reference, or in what a service of it is found by, such as its id, name, site and city; in any case. */
                text?: string;
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
                     *           "id": "3c0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *           "number": "CR-100001",
                     *           "kind": {
                     *             "id": "wifi-ssid",
                     *             "translations": [
                     *               {
                     *                 "language": "en",
                     *                 "displayName": "Wi-Fi network"
                     *               }
                     *             ]
                     *           },
                     *           "changeClass": "normal",
                     *           "status": "ASSESSING",
                     *           "approval": "WAITING",
                     *           "windowStart": "2024-11-12T21:00:00.000Z",
                     *           "windowEnd": "2024-11-12T23:00:00.000Z",
                     *           "reference": "ITS-4471",
                     *           "services": [
                     *             {
                     *               "serviceId": "SE-204427",
                     *               "name": "SD-WAN EDGE",
                     *               "siteName": "Göteborg huvudkontor"
                     *             }
                     *           ],
                     *           "serviceCount": 1,
                     *           "siteCount": 1,
                     *           "createdBy": "Mona Tvåberg",
                     *           "createdAt": "2024-11-05T08:20:00.000Z",
                     *           "updatedAt": "2024-11-05T09:40:00.000Z"
                     *         }
                     *       ],
                     *       "totalItems": 1,
                     *       "totalPages": 1,
                     *       "currentPage": 0,
                     *       "counts": {
                     *         "open": 1,
                     *         "waiting": 0,
                     *         "closed": 0
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ChangeRequestPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createChangeRequest: {
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
                 *       "kind": "wifi-ssid",
                 *       "serviceIds": [
                 *         "SE-204427"
                 *       ],
                 *       "details": {
                 *         "ssid": "Havstrand gäst",
                 *         "passphrase": "sjöfart och salt"
                 *       },
                 *       "changeClass": "normal",
                 *       "windowStart": "2024-11-12T21:00:00Z",
                 *       "windowEnd": "2024-11-12T23:00:00Z",
                 *       "allowedOutageMinutes": 15,
                 *       "reference": "ITS-4471"
                 *     }
                 */
                "application/json": components["schemas"]["ChangeRequestCreate"];
            };
        };
        responses: {
            /** @description The request as it is now. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3c0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "number": "CR-100001",
                     *       "kind": {
                     *         "id": "wifi-ssid",
                     *         "translations": [
                     *           {
                     *             "language": "en",
                     *             "displayName": "Wi-Fi network"
                     *           }
                     *         ]
                     *       },
                     *       "changeClass": "normal",
                     *       "status": "ASSESSING",
                     *       "approval": "WAITING",
                     *       "windowStart": "2024-11-12T21:00:00.000Z",
                     *       "windowEnd": "2024-11-12T23:00:00.000Z",
                     *       "reference": "ITS-4471",
                     *       "services": [
                     *         {
                     *           "serviceId": "SE-204427",
                     *           "name": "SD-WAN EDGE",
                     *           "siteName": "Göteborg huvudkontor"
                     *         }
                     *       ],
                     *       "serviceCount": 1,
                     *       "siteCount": 1,
                     *       "createdBy": "Mona Tvåberg",
                     *       "createdAt": "2024-11-05T08:20:00.000Z",
                     *       "updatedAt": "2024-11-05T09:40:00.000Z",
                     *       "details": {
                     *         "ssid": "Havstrand gäst"
                     *       },
                     *       "secretFields": [
                     *         "passphrase"
                     *       ],
                     *       "allowedOutageMinutes": 15,
                     *       "freezeAccepted": false,
                     *       "rollback": "",
                     *       "contact": {
                     *         "name": "Elin Wallgren",
                     *         "phone": "+46701740624"
                     *       },
                     *       "approvedBy": null,
                     *       "approvedAt": null,
                     *       "messages": [
                     *         {
                     *           "id": "5a7d5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3b",
                     *           "sentAt": "2024-11-05T09:40:00.000Z",
                     *           "isFromProvider": true,
                     *           "authorName": "Kjetil Strand",
                     *           "text": "Shall the old name stay beside the new one?"
                     *         }
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2024-11-05T08:20:00.000Z",
                     *           "status": "SUBMITTED",
                     *           "authorName": "Mona Tvåberg",
                     *           "text": ""
                     *         }
                     *       ],
                     *       "actions": [
                     *         "message",
                     *         "cancel",
                     *         "approve"
                     *       ],
                     *       "version": 2
                     *     }
                     */
                    "application/json": components["schemas"]["ChangeRequest"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getChangeRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a request of this customer answers 404. */
                requestId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3c0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "number": "CR-100001",
                     *       "kind": {
                     *         "id": "wifi-ssid",
                     *         "translations": [
                     *           {
                     *             "language": "en",
                     *             "displayName": "Wi-Fi network"
                     *           }
                     *         ]
                     *       },
                     *       "changeClass": "normal",
                     *       "status": "ASSESSING",
                     *       "approval": "WAITING",
                     *       "windowStart": "2024-11-12T21:00:00.000Z",
                     *       "windowEnd": "2024-11-12T23:00:00.000Z",
                     *       "reference": "ITS-4471",
                     *       "services": [
                     *         {
                     *           "serviceId": "SE-204427",
                     *           "name": "SD-WAN EDGE",
                     *           "siteName": "Göteborg huvudkontor"
                     *         }
                     *       ],
                     *       "serviceCount": 1,
                     *       "siteCount": 1,
                     *       "createdBy": "Mona Tvåberg",
                     *       "createdAt": "2024-11-05T08:20:00.000Z",
                     *       "updatedAt": "2024-11-05T09:40:00.000Z",
                     *       "details": {
                     *         "ssid": "Havstrand gäst"
                     *       },
                     *       "secretFields": [
                     *         "passphrase"
                     *       ],
                     *       "allowedOutageMinutes": 15,
                     *       "freezeAccepted": false,
                     *       "rollback": "",
                     *       "contact": {
                     *         "name": "Elin Wallgren",
                     *         "phone": "+46701740624"
                     *       },
                     *       "approvedBy": null,
                     *       "approvedAt": null,
                     *       "messages": [
                     *         {
                     *           "id": "5a7d5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3b",
                     *           "sentAt": "2024-11-05T09:40:00.000Z",
                     *           "isFromProvider": true,
                     *           "authorName": "Kjetil Strand",
                     *           "text": "Shall the old name stay beside the new one?"
                     *         }
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2024-11-05T08:20:00.000Z",
                     *           "status": "SUBMITTED",
                     *           "authorName": "Mona Tvåberg",
                     *           "text": ""
                     *         }
                     *       ],
                     *       "actions": [
                     *         "message",
                     *         "cancel",
                     *         "approve"
                     *       ],
                     *       "version": 2
                     *     }
                     */
                    "application/json": components["schemas"]["ChangeRequest"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    sendChangeMessage: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID made when the form opens. The same key with the same body answers the first result again, for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Anything that is not the id of a request of this customer answers 404. */
                requestId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "The old name can go."
                 *     }
                 */
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description The request as it is now. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3c0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "number": "CR-100001",
                     *       "kind": {
                     *         "id": "wifi-ssid",
                     *         "translations": [
                     *           {
                     *             "language": "en",
                     *             "displayName": "Wi-Fi network"
                     *           }
                     *         ]
                     *       },
                     *       "changeClass": "normal",
                     *       "status": "ASSESSING",
                     *       "approval": "WAITING",
                     *       "windowStart": "2024-11-12T21:00:00.000Z",
                     *       "windowEnd": "2024-11-12T23:00:00.000Z",
                     *       "reference": "ITS-4471",
                     *       "services": [
                     *         {
                     *           "serviceId": "SE-204427",
                     *           "name": "SD-WAN EDGE",
                     *           "siteName": "Göteborg huvudkontor"
                     *         }
                     *       ],
                     *       "serviceCount": 1,
                     *       "siteCount": 1,
                     *       "createdBy": "Mona Tvåberg",
                     *       "createdAt": "2024-11-05T08:20:00.000Z",
                     *       "updatedAt": "2024-11-05T09:40:00.000Z",
                     *       "details": {
                     *         "ssid": "Havstrand gäst"
                     *       },
                     *       "secretFields": [
                     *         "passphrase"
                     *       ],
                     *       "allowedOutageMinutes": 15,
                     *       "freezeAccepted": false,
                     *       "rollback": "",
                     *       "contact": {
                     *         "name": "Elin Wallgren",
                     *         "phone": "+46701740624"
                     *       },
                     *       "approvedBy": null,
                     *       "approvedAt": null,
                     *       "messages": [
                     *         {
                     *           "id": "5a7d5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3b",
                     *           "sentAt": "2024-11-05T09:40:00.000Z",
                     *           "isFromProvider": true,
                     *           "authorName": "Kjetil Strand",
                     *           "text": "Shall the old name stay beside the new one?"
                     *         }
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2024-11-05T08:20:00.000Z",
                     *           "status": "SUBMITTED",
                     *           "authorName": "Mona Tvåberg",
                     *           "text": ""
                     *         }
                     *       ],
                     *       "actions": [
                     *         "message",
                     *         "cancel",
                     *         "approve"
                     *       ],
                     *       "version": 2
                     *     }
                     */
                    "application/json": components["schemas"]["ChangeRequest"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    cancelChangeRequest: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID made when the form opens. The same key with the same body answers the first result again, for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Anything that is not the id of a request of this customer answers 404. */
                requestId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "The office moves instead."
                 *     }
                 */
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description The request as it is now. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3c0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "number": "CR-100001",
                     *       "kind": {
                     *         "id": "wifi-ssid",
                     *         "translations": [
                     *           {
                     *             "language": "en",
                     *             "displayName": "Wi-Fi network"
                     *           }
                     *         ]
                     *       },
                     *       "changeClass": "normal",
                     *       "status": "ASSESSING",
                     *       "approval": "WAITING",
                     *       "windowStart": "2024-11-12T21:00:00.000Z",
                     *       "windowEnd": "2024-11-12T23:00:00.000Z",
                     *       "reference": "ITS-4471",
                     *       "services": [
                     *         {
                     *           "serviceId": "SE-204427",
                     *           "name": "SD-WAN EDGE",
                     *           "siteName": "Göteborg huvudkontor"
                     *         }
                     *       ],
                     *       "serviceCount": 1,
                     *       "siteCount": 1,
                     *       "createdBy": "Mona Tvåberg",
                     *       "createdAt": "2024-11-05T08:20:00.000Z",
                     *       "updatedAt": "2024-11-05T09:40:00.000Z",
                     *       "details": {
                     *         "ssid": "Havstrand gäst"
                     *       },
                     *       "secretFields": [
                     *         "passphrase"
                     *       ],
                     *       "allowedOutageMinutes": 15,
                     *       "freezeAccepted": false,
                     *       "rollback": "",
                     *       "contact": {
                     *         "name": "Elin Wallgren",
                     *         "phone": "+46701740624"
                     *       },
                     *       "approvedBy": null,
                     *       "approvedAt": null,
                     *       "messages": [
                     *         {
                     *           "id": "5a7d5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3b",
                     *           "sentAt": "2024-11-05T09:40:00.000Z",
                     *           "isFromProvider": true,
                     *           "authorName": "Kjetil Strand",
                     *           "text": "Shall the old name stay beside the new one?"
                     *         }
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2024-11-05T08:20:00.000Z",
                     *           "status": "SUBMITTED",
                     *           "authorName": "Mona Tvåberg",
                     *           "text": ""
                     *         }
                     *       ],
                     *       "actions": [
                     *         "message",
                     *         "cancel",
                     *         "approve"
                     *       ],
                     *       "version": 2
                     *     }
                     */
                    "application/json": components["schemas"]["ChangeRequest"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    decideChangeRequest: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID made when the form opens. The same key with the same body answers the first result again, for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Anything that is not the id of a request of this customer answers 404. */
                requestId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "approved": true
                 *     }
                 */
                "application/json": {
                    approved: boolean;
                    /** @description Why; needed where it is declined. */
                    text?: string;
                };
            };
        };
        responses: {
            /** @description The request as it is now. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3c0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "number": "CR-100001",
                     *       "kind": {
                     *         "id": "wifi-ssid",
                     *         "translations": [
                     *           {
                     *             "language": "en",
                     *             "displayName": "Wi-Fi network"
                     *           }
                     *         ]
                     *       },
                     *       "changeClass": "normal",
                     *       "status": "ASSESSING",
                     *       "approval": "WAITING",
                     *       "windowStart": "2024-11-12T21:00:00.000Z",
                     *       "windowEnd": "2024-11-12T23:00:00.000Z",
                     *       "reference": "ITS-4471",
                     *       "services": [
                     *         {
                     *           "serviceId": "SE-204427",
                     *           "name": "SD-WAN EDGE",
                     *           "siteName": "Göteborg huvudkontor"
                     *         }
                     *       ],
                     *       "serviceCount": 1,
                     *       "siteCount": 1,
                     *       "createdBy": "Mona Tvåberg",
                     *       "createdAt": "2024-11-05T08:20:00.000Z",
                     *       "updatedAt": "2024-11-05T09:40:00.000Z",
                     *       "details": {
                     *         "ssid": "Havstrand gäst"
                     *       },
                     *       "secretFields": [
                     *         "passphrase"
                     *       ],
                     *       "allowedOutageMinutes": 15,
                     *       "freezeAccepted": false,
                     *       "rollback": "",
                     *       "contact": {
                     *         "name": "Elin Wallgren",
                     *         "phone": "+46701740624"
                     *       },
                     *       "approvedBy": null,
                     *       "approvedAt": null,
                     *       "messages": [
                     *         {
                     *           "id": "5a7d5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3b",
                     *           "sentAt": "2024-11-05T09:40:00.000Z",
                     *           "isFromProvider": true,
                     *           "authorName": "Kjetil Strand",
                     *           "text": "Shall the old name stay beside the new one?"
                     *         }
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2024-11-05T08:20:00.000Z",
                     *           "status": "SUBMITTED",
                     *           "authorName": "Mona Tvåberg",
                     *           "text": ""
                     *         }
                     *       ],
                     *       "actions": [
                     *         "message",
                     *         "cancel",
                     *         "approve"
                     *       ],
                     *       "version": 2
                     *     }
                     */
                    "application/json": components["schemas"]["ChangeRequest"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeRequestStatus: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID made when the form opens. The same key with the same body answers the first result again, for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Anything that is not the id of a request of this customer answers 404. */
                requestId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "NEED_INFO",
                 *       "text": "Shall the old name stay beside the new one?"
                 *     }
                 */
                "application/json": {
                    status: string;
                    /** @description Why, or with NEED_INFO the question, which is needed then. */
                    text?: string;
                };
            };
        };
        responses: {
            /** @description The request as it is now. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3c0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "number": "CR-100001",
                     *       "kind": {
                     *         "id": "wifi-ssid",
                     *         "translations": [
                     *           {
                     *             "language": "en",
                     *             "displayName": "Wi-Fi network"
                     *           }
                     *         ]
                     *       },
                     *       "changeClass": "normal",
                     *       "status": "ASSESSING",
                     *       "approval": "WAITING",
                     *       "windowStart": "2024-11-12T21:00:00.000Z",
                     *       "windowEnd": "2024-11-12T23:00:00.000Z",
                     *       "reference": "ITS-4471",
                     *       "services": [
                     *         {
                     *           "serviceId": "SE-204427",
                     *           "name": "SD-WAN EDGE",
                     *           "siteName": "Göteborg huvudkontor"
                     *         }
                     *       ],
                     *       "serviceCount": 1,
                     *       "siteCount": 1,
                     *       "createdBy": "Mona Tvåberg",
                     *       "createdAt": "2024-11-05T08:20:00.000Z",
                     *       "updatedAt": "2024-11-05T09:40:00.000Z",
                     *       "details": {
                     *         "ssid": "Havstrand gäst"
                     *       },
                     *       "secretFields": [
                     *         "passphrase"
                     *       ],
                     *       "allowedOutageMinutes": 15,
                     *       "freezeAccepted": false,
                     *       "rollback": "",
                     *       "contact": {
                     *         "name": "Elin Wallgren",
                     *         "phone": "+46701740624"
                     *       },
                     *       "approvedBy": null,
                     *       "approvedAt": null,
                     *       "messages": [
                     *         {
                     *           "id": "5a7d5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3b",
                     *           "sentAt": "2024-11-05T09:40:00.000Z",
                     *           "isFromProvider": true,
                     *           "authorName": "Kjetil Strand",
                     *           "text": "Shall the old name stay beside the new one?"
                     *         }
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2024-11-05T08:20:00.000Z",
                     *           "status": "SUBMITTED",
                     *           "authorName": "Mona Tvåberg",
                     *           "text": ""
                     *         }
                     *       ],
                     *       "actions": [
                     *         "message",
                     *         "cancel",
                     *         "approve"
                     *       ],
                     *       "version": 2
                     *     }
                     */
                    "application/json": components["schemas"]["ChangeRequest"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
}
