// Made by npm run generate from openapi/tickets.yaml.
export interface paths {
    "/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customer's tickets, one page at a time, those with the newest word first unless asked otherwise.
         * @description Several filters must all hold; of one filter's values, any. Values that nothing is known of find nothing.
         */
        get: operations["listTickets"];
        put?: never;
        /** Reports a fault, or asks something. Files are added afterwards. */
        post: operations["createTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/known-issues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Disturbances that are not over and works under way that touch any of the services, and open tickets of the customer about them.
         * @description Who is not told of disturbances finds the tickets alone.
         */
        get: operations["listKnownIssues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{ticketId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a ticket of this customer answers 404. */
                ticketId: string;
            };
            cookie?: never;
        };
        /** One ticket with all that has been said and done about it. */
        get: operations["getTicket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changes the impact of a fault, with the reason, or adds services to a ticket. */
        patch: operations["changeTicket"];
        trace?: never;
    };
    "/tickets/{ticketId}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a ticket of this customer answers 404. */
                ticketId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Writes in a ticket. One that waits for the customer goes on. */
        post: operations["sendTicketMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{ticketId}/escalations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a ticket of this customer answers 404. */
                ticketId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks for the next level, once an hour at most. */
        post: operations["escalateTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{ticketId}/resolution-confirmations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a ticket of this customer answers 404. */
                ticketId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says that the matter is solved, which closes the ticket. */
        post: operations["confirmTicketSolved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{ticketId}/reopenings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a ticket of this customer answers 404. */
                ticketId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a resolved or closed ticket again, within ten days after it was resolved. */
        post: operations["reopenTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{ticketId}/cancellations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a ticket of this customer answers 404. */
                ticketId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a ticket back. A new one is cancelled at once; of one that is handled the provider stops first what is under way. */
        post: operations["cancelTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{ticketId}/report-requests": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a ticket of this customer answers 404. */
                ticketId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks for a report on the reason for the outage, of a resolved ticket. */
        post: operations["requestTicketReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{ticketId}/followings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a ticket of this customer answers 404. */
                ticketId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether the caller is told of what is said in the ticket. */
        post: operations["followTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{ticketId}/readings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a ticket of this customer answers 404. */
                ticketId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The caller has read what was said up to a moment. */
        post: operations["markTicketRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{ticketId}/status-changes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a ticket of this customer answers 404. */
                ticketId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Moves a ticket on, with what is said to the customer. For the provider's staff alone. */
        post: operations["changeTicketStatus"];
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
        /** @description Named as it was when it came to the ticket. */
        TicketService: {
            serviceId: string;
            name: string;
            siteName: string;
            city: string;
        };
        TicketSummary: {
            id: string;
            number: string;
            /** @description FAULT, QUESTION, BILLING, CHANGE_ORDER or OTHER. */
            type: string;
            subject: string;
            /** @description Of a fault: DOWN, DEGRADED, INTERMITTENT or QUESTION. */
            impact: string | null;
            /** @description P1, the most urgent, to P4. */
            priority: string;
            /** @description NEW, IN_PROGRESS, WAITING_CUSTOMER, RESOLVED, REOPENED, CANCELLING, CLOSED or CANCELLED. One that has been resolved for ten days is closed. */
            status: string;
            /** @description PORTAL, PHONE, MAIL, PROACTIVE (raised by the provider) or API. */
            source: string;
            /** @description In lists the first three. */
            services: components["schemas"]["TicketService"][];
            serviceCount: number;
            /** @description The customer's own. */
            reference: string;
            handledBy: string | null;
            /** @description Whether somebody else has written since the caller last read it. */
            isUnread: boolean;
            isFollowed: boolean;
            createdBy: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When something was last said or done.
             */
            updatedAt: string;
        };
        TicketPage: {
            items: components["schemas"]["TicketSummary"][];
            /** @description Not counted beyond 10,000. */
            totalItems: number;
            totalPages: number;
            currentPage: number;
            counts: {
                open: number;
                /** @description Of the open ones. */
                waiting: number;
                resolved: number;
                closed: number;
            };
        };
        TicketContact: {
            /** @description ON_SITE or TECHNICAL. */
            kind: string;
            name: string;
            /** @description With the country code. */
            phone: string;
            /** @description When they can be called. */
            hours?: string;
        };
        TicketCreate: {
            type: string;
            impact?: string | null;
            serviceIds: string[];
            subject: string;
            description: string;
            /** Format: date-time */
            startedAt?: string | null;
            /** @description Whether tests may cut the traffic: NOW, IN_WINDOW (from `testFrom` to `testTo`) or ASK_FIRST. */
            testing?: string | null;
            /** Format: date-time */
            testFrom?: string | null;
            /** Format: date-time */
            testTo?: string | null;
            /** @description What was looked at on the site: POWER, CABLES, RESTARTED. */
            checked?: string[];
            reference?: string;
            contacts?: components["schemas"]["TicketContact"][];
            /** @description How to get into the room. */
            accessNote?: string;
            /** @description Mail addresses that get a copy of what is said. */
            copiesTo?: string[];
            /** @description For customers who choose it, with `priorityReason`; the others have the one that follows from the impact. */
            priority?: string | null;
            priorityReason?: string;
            /** @description The id of a closed ticket that this one goes on with. */
            continues?: string | null;
        };
        TicketLink: {
            id: string;
            number: string;
            subject: string;
            createdBy: string;
        };
        KnownIssue: {
            disturbanceId: string;
            /** @description DISTURBANCE or PLANNED_WORK. */
            type: string;
            reference: string;
            title: components["schemas"]["Translation"][];
            state: string;
            /** @description The worst on the services asked about. */
            impact: string;
            /** Format: date-time */
            startsAt: string;
            /** Format: date-time */
            expectedEndAt: string | null;
            /** Format: date-time */
            nextUpdateAt: string | null;
            /** @description Those asked about that it touches. */
            serviceIds: string[];
        };
        Ticket: components["schemas"]["TicketSummary"] & {
            description: string;
            /** Format: date-time */
            startedAt: string | null;
            testing: string | null;
            /** Format: date-time */
            testFrom: string | null;
            /** Format: date-time */
            testTo: string | null;
            checked: string[];
            contacts: components["schemas"]["TicketContact"][];
            accessNote: string;
            copiesTo: string[];
            priorityReason: string;
            followers: {
                userId: string;
                name: string;
            }[];
            /** @description What the provider has linked it to. Null for those who are not told of disturbances, too. */
            disturbance: {
                id: string;
                type: string;
                reference: string;
                title: components["schemas"]["Translation"][];
            } | null;
            /** @description The closed ticket that it goes on with. */
            continues: components["schemas"]["TicketLink"] | null;
            /** @description How long it has been open without the time that it waited for the customer. */
            clock: {
                runningMinutes: number;
                /** @description While it waits for the customer, and when it is resolved. */
                isStopped: boolean;
                /**
                 * Format: date-time
                 * @description Null once the provider has answered.
                 */
                firstAnswerBy: string | null;
                /**
                 * Format: date-time
                 * @description Null while the clock is stopped.
                 */
                repairBy: string | null;
            };
            /**
             * Format: date-time
             * @description When the provider has promised the next word.
             */
            nextUpdateAt: string | null;
            escalation: {
                /** @description From 0, not escalated. */
                level: number;
                highestLevel: number;
                /** Format: date-time */
                escalatedAt: string | null;
                /**
                 * Format: date-time
                 * @description When the next level can be asked for; null at the highest, and when the ticket is not open.
                 */
                nextAt: string | null;
            };
            /** Format: date-time */
            resolvedAt: string | null;
            /**
             * Format: date-time
             * @description Of a resolved ticket: when it closes by itself.
             */
            closesAt: string | null;
            /** Format: date-time */
            reportRequestedAt: string | null;
            /** @description The reason for the outage, as the provider has found it. */
            report: string | null;
            messages: {
                id: string;
                /** Format: date-time */
                sentAt: string;
                isFromProvider: boolean;
                authorName: string;
                text: string;
            }[];
            events: {
                /** Format: date-time */
                at: string;
                /** @description CREATED, STATUS, IMPACT, SERVICES, ESCALATED, REPORT_REQUESTED or HANDLED_BY. */
                kind: string;
                /** @description The status after it. */
                status: string;
                /** @description Empty where nobody did it: it was time. */
                authorName: string;
                /** @description The reason, the new impact, the services, the level, or who has it in hand. */
                text: string;
            }[];
            /** @description What the caller can do now. */
            actions: string[];
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
    listTickets: {
        parameters: {
            query?: {
                /** @description Number of the page; the first is 0. Beyond the end the answer is empty and `totalPages` says how many there are. */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description With a minus sign before it, the other way round. By priority the most urgent come first. */
                sortBy?: "updatedAt" | "-updatedAt" | "createdAt" | "-createdAt" | "priority" | "-priority" | "number" | "-number";
                /** @description Whether what waits for the customer comes before the rest, each in the order asked for. */
                waitingFirst?: boolean;
                /** @description Open ones, those of them that wait for the customer, resolved ones that can be confirmed, or closed ones. */
                state?: "open" | "waiting" | "resolved" | "closed";
                /** @description Statuses with commas between them. */
                statuses?: string;
                /** @description Types with commas between them. */
                types?: string;
                /** @description Priorities with commas between them. */
                priorities?: string;
                /** @description Whether only those that the caller has created. */
                mine?: boolean;
                /** @description Whether only those that the caller follows. */
                followed?: boolean;
                /** @description Tickets about one service, for its history. */
                serviceId?: string;
                /** @description Tickets about services at one site. */
                siteId?: string;
                /** @description Created on this day or later, in the time of the customer's country. */
                createdFrom?: string;
                /** @description Created on this day or before. */
                createdTo?: string;
                /** @description Found anywhere in number, subject, reference or what was written, or in what a service of it is found by, in any case. */
                text?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, and how many tickets there are in each state, whatever the filter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "9a0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *           "number": "540118",
                     *           "type": "FAULT",
                     *           "subject": "Packet loss on IP Link between Malmö and Helsingborg",
                     *           "impact": "DEGRADED",
                     *           "priority": "P2",
                     *           "status": "WAITING_CUSTOMER",
                     *           "source": "PORTAL",
                     *           "services": [
                     *             {
                     *               "serviceId": "SE-198032",
                     *               "name": "IP Link",
                     *               "siteName": "Malmö terminal",
                     *               "city": "Malmö"
                     *             }
                     *           ],
                     *           "serviceCount": 1,
                     *           "reference": "INC-20417",
                     *           "handledBy": "Sofie Brandt",
                     *           "isUnread": true,
                     *           "isFollowed": true,
                     *           "createdBy": "Magnus Dahl",
                     *           "createdAt": "2024-11-20T15:20:00.000Z",
                     *           "updatedAt": "2024-11-21T07:14:00.000Z"
                     *         }
                     *       ],
                     *       "totalItems": 1,
                     *       "totalPages": 1,
                     *       "currentPage": 0,
                     *       "counts": {
                     *         "open": 1,
                     *         "waiting": 1,
                     *         "resolved": 0,
                     *         "closed": 0
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TicketPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createTicket: {
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
                 *       "type": "FAULT",
                 *       "impact": "DEGRADED",
                 *       "serviceIds": [
                 *         "SE-198032"
                 *       ],
                 *       "subject": "Packet loss on IP Link between Malmö and Helsingborg",
                 *       "description": "Since about 15:40 we lose between 2 and 6 per cent of packets.",
                 *       "startedAt": "2024-11-20T14:40:00Z",
                 *       "testing": "ASK_FIRST",
                 *       "checked": [
                 *         "POWER",
                 *         "CABLES"
                 *       ],
                 *       "reference": "INC-20417",
                 *       "contacts": [
                 *         {
                 *           "kind": "TECHNICAL",
                 *           "name": "Magnus Dahl",
                 *           "phone": "+46701740652",
                 *           "hours": "Round the clock"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TicketCreate"];
            };
        };
        responses: {
            /** @description The ticket as it is now. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "9a0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "number": "540118",
                     *       "type": "FAULT",
                     *       "subject": "Packet loss on IP Link between Malmö and Helsingborg",
                     *       "impact": "DEGRADED",
                     *       "priority": "P2",
                     *       "status": "WAITING_CUSTOMER",
                     *       "source": "PORTAL",
                     *       "services": [
                     *         {
                     *           "serviceId": "SE-198032",
                     *           "name": "IP Link",
                     *           "siteName": "Malmö terminal",
                     *           "city": "Malmö"
                     *         }
                     *       ],
                     *       "serviceCount": 1,
                     *       "reference": "INC-20417",
                     *       "handledBy": "Sofie Brandt",
                     *       "isUnread": true,
                     *       "isFollowed": true,
                     *       "createdBy": "Magnus Dahl",
                     *       "createdAt": "2024-11-20T15:20:00.000Z",
                     *       "updatedAt": "2024-11-21T07:14:00.000Z",
                     *       "description": "Since about 15:40 we lose between 2 and 6 per cent of packets.",
                     *       "startedAt": "2024-11-20T14:40:00.000Z",
                     *       "testing": "ASK_FIRST",
                     *       "testFrom": null,
                     *       "testTo": null,
                     *       "checked": [
                     *         "POWER",
                     *         "CABLES"
                     *       ],
                     *       "contacts": [
                     *         {
                     *           "kind": "TECHNICAL",
                     *           "name": "Magnus Dahl",
                     *           "phone": "+46701740652",
                     *           "hours": "Round the clock"
                     *         }
                     *       ],
                     *       "accessNote": "",
                     *       "copiesTo": [],
                     *       "priorityReason": "",
                     *       "followers": [
                     *         {
                     *           "userId": "5a7d5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3b",
                     *           "name": "Magnus Dahl"
                     *         }
                     *       ],
                     *       "disturbance": null,
                     *       "continues": null,
                     *       "clock": {
                     *         "runningMinutes": 954,
                     *         "isStopped": true,
                     *         "firstAnswerBy": "2024-11-20T15:50:00.000Z",
                     *         "repairBy": null
                     *       },
                     *       "nextUpdateAt": null,
                     *       "escalation": {
                     *         "level": 0,
                     *         "highestLevel": 3,
                     *         "escalatedAt": null,
                     *         "nextAt": "2024-11-21T08:41:00.000Z"
                     *       },
                     *       "resolvedAt": null,
                     *       "closesAt": null,
                     *       "reportRequestedAt": null,
                     *       "report": null,
                     *       "messages": [
                     *         {
                     *           "id": "5a7d5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3c",
                     *           "sentAt": "2024-11-20T16:58:00.000Z",
                     *           "isFromProvider": true,
                     *           "authorName": "Sofie Brandt",
                     *           "text": "Could someone on site swap the patch cable in rack B07, position 22?"
                     *         }
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2024-11-20T15:20:00.000Z",
                     *           "kind": "CREATED",
                     *           "status": "NEW",
                     *           "authorName": "Magnus Dahl",
                     *           "text": ""
                     *         },
                     *         {
                     *           "at": "2024-11-21T07:14:00.000Z",
                     *           "kind": "STATUS",
                     *           "status": "WAITING_CUSTOMER",
                     *           "authorName": "Sofie Brandt",
                     *           "text": ""
                     *         }
                     *       ],
                     *       "actions": [
                     *         "message",
                     *         "changeImpact",
                     *         "addServices",
                     *         "escalate",
                     *         "confirm",
                     *         "cancel"
                     *       ],
                     *       "version": 3
                     *     }
                     */
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listKnownIssues: {
        parameters: {
            query: {
                /** @description Up to 50 services with commas between them. Those that are none of the customer's find nothing. */
                serviceIds: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is known, disturbances first, the newest first of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "disturbanceId": "2b0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3d",
                     *           "type": "DISTURBANCE",
                     *           "reference": "D-24118",
                     *           "title": [
                     *             {
                     *               "language": "en",
                     *               "displayName": "Fibre break at Amager"
                     *             }
                     *           ],
                     *           "state": "IDENTIFIED",
                     *           "impact": "OUTAGE",
                     *           "startsAt": "2024-11-21T06:52:00.000Z",
                     *           "expectedEndAt": "2024-11-21T13:30:00.000Z",
                     *           "nextUpdateAt": "2024-11-21T09:30:00.000Z",
                     *           "serviceIds": [
                     *             "DK-033615"
                     *           ]
                     *         }
                     *       ],
                     *       "tickets": [
                     *         {
                     *           "id": "9a0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3e",
                     *           "number": "540131",
                     *           "subject": "Fibre break at Amager",
                     *           "createdBy": "Freja Nygaard"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["KnownIssue"][];
                        /** @description Ten at most. */
                        tickets: components["schemas"]["TicketLink"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a ticket of this customer answers 404. */
                ticketId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "9a0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "number": "540118",
                     *       "type": "FAULT",
                     *       "subject": "Packet loss on IP Link between Malmö and Helsingborg",
                     *       "impact": "DEGRADED",
                     *       "priority": "P2",
                     *       "status": "WAITING_CUSTOMER",
                     *       "source": "PORTAL",
                     *       "services": [
                     *         {
                     *           "serviceId": "SE-198032",
                     *           "name": "IP Link",
                     *           "siteName": "Malmö terminal",
                     *           "city": "Malmö"
                     *         }
                     *       ],
                     *       "serviceCount": 1,
                     *       "reference": "INC-20417",
                     *       "handledBy": "Sofie Brandt",
                     *       "isUnread": true,
                     *       "isFollowed": true,
                     *       "createdBy": "Magnus Dahl",
                     *       "createdAt": "2024-11-20T15:20:00.000Z",
                     *       "updatedAt": "2024-11-21T07:14:00.000Z",
                     *       "description": "Since about 15:40 we lose between 2 and 6 per cent of packets.",
                     *       "startedAt": "2024-11-20T14:40:00.000Z",
                     *       "testing": "ASK_FIRST",
                     *       "testFrom": null,
                     *       "testTo": null,
                     *       "checked": [
                     *         "POWER",
                     *         "CABLES"
                     *       ],
                     *       "contacts": [
                     *         {
                     *           "kind": "TECHNICAL",
                     *           "name": "Magnus Dahl",
                     *           "phone": "+46701740652",
                     *           "hours": "Round the clock"
                     *         }
                     *       ],
                     *       "accessNote": "",
                     *       "copiesTo": [],
                     *       "priorityReason": "",
                     *       "followers": [
                     *         {
                     *           "userId": "5a7d5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3b",
                     *           "name": "Magnus Dahl"
                     *         }
                     *       ],
                     *       "disturbance": null,
                     *       "continues": null,
                     *       "clock": {
                     *         "runningMinutes": 954,
                     *         "isStopped": true,
                     *         "firstAnswerBy": "2024-11-20T15:50:00.000Z",
                     *         "repairBy": null
                     *       },
                     *       "nextUpdateAt": null,
                     *       "escalation": {
                     *         "level": 0,
                     *         "highestLevel": 3,
                     *         "escalatedAt": null,
                     *         "nextAt": "2024-11-21T08:41:00.000Z"
                     *       },
                     *       "resolvedAt": null,
                     *       "closesAt": null,
                     *       "reportRequestedAt": null,
                     *       "report": null,
                     *       "messages": [
                     *         {
                     *           "id": "5a7d5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3c",
                     *           "sentAt": "2024-11-20T16:58:00.000Z",
                     *           "isFromProvider": true,
                     *           "authorName": "Sofie Brandt",
                     *           "text": "Could someone on site swap the patch cable in rack B07, position 22?"
                     *         }
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2024-11-20T15:20:00.000Z",
                     *           "kind": "CREATED",
                     *           "status": "NEW",
                     *           "authorName": "Magnus Dahl",
                     *           "text": ""
                     *         },
                     *         {
                     *           "at": "2024-11-21T07:14:00.000Z",
                     *           "kind": "STATUS",
                     *           "status": "WAITING_CUSTOMER",
                     *           "authorName": "Sofie Brandt",
                     *           "text": ""
                     *         }
                     *       ],
                     *       "actions": [
                     *         "message",
                     *         "changeImpact",
                     *         "addServices",
                     *         "escalate",
                     *         "confirm",
                     *         "cancel"
                     *       ],
                     *       "version": 3
                     *     }
                     */
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeTicket: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read, for example "3". Missing gives 428, an older one 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Anything that is not the id of a ticket of this customer answers 404. */
                ticketId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "impact": "DOWN",
                 *       "reason": "The link is down since 09:10."
                 *     }
                 */
                "application/json": {
                    /** @description The new one; `reason` says why. */
                    impact?: string;
                    reason?: string;
                    addServiceIds?: string[];
                };
            };
        };
        responses: {
            /** @description The ticket as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "9a0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "number": "540118",
                     *       "type": "FAULT",
                     *       "subject": "Packet loss on IP Link between Malmö and Helsingborg",
                     *       "impact": "DEGRADED",
                     *       "priority": "P2",
                     *       "status": "WAITING_CUSTOMER",
                     *       "source": "PORTAL",
                     *       "services": [
                     *         {
                     *           "serviceId": "SE-198032",
                     *           "name": "IP Link",
                     *           "siteName": "Malmö terminal",
                     *           "city": "Malmö"
                     *         }
                     *       ],
                     *       "serviceCount": 1,
                     *       "reference": "INC-20417",
                     *       "handledBy": "Sofie Brandt",
                     *       "isUnread": true,
                     *       "isFollowed": true,
                     *       "createdBy": "Magnus Dahl",
                     *       "createdAt": "2024-11-20T15:20:00.000Z",
                     *       "updatedAt": "2024-11-21T07:14:00.000Z",
                     *       "description": "Since about 15:40 we lose between 2 and 6 per cent of packets.",
                     *       "startedAt": "2024-11-20T14:40:00.000Z",
                     *       "testing": "ASK_FIRST",
                     *       "testFrom": null,
                     *       "testTo": null,
                     *       "checked": [
                     *         "POWER",
                     *         "CABLES"
                     *       ],
                     *       "contacts": [
                     *         {
                     *           "kind": "TECHNICAL",
                     *           "name": "Magnus Dahl",
                     *           "phone": "+46701740652",
                     *           "hours": "Round the clock"
                     *         }
                     *       ],
                     *       "accessNote": "",
                     *       "copiesTo": [],
                     *       "priorityReason": "",
                     *       "followers": [
                     *         {
                     *           "userId": "5a7d5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3b",
                     *           "name": "Magnus Dahl"
                     *         }
                     *       ],
                     *       "disturbance": null,
                     *       "continues": null,
                     *       "clock": {
                     *         "runningMinutes": 954,
                     *         "isStopped": true,
                     *         "firstAnswerBy": "2024-11-20T15:50:00.000Z",
                     *         "repairBy": null
                     *       },
                     *       "nextUpdateAt": null,
                     *       "escalation": {
                     *         "level": 0,
                     *         "highestLevel": 3,
                     *         "escalatedAt": null,
                     *         "nextAt": "2024-11-21T08:41:00.000Z"
                     *       },
                     *       "resolvedAt": null,
                     *       "closesAt": null,
                     *       "reportRequestedAt": null,
                     *       "report": null,
                     *       "messages": [
                     *         {
                     *           "id": "5a7d5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3c",
                     *           "sentAt": "2024-11-20T16:58:00.000Z",
                     *           "isFromProvider": true,
                     *           "authorName": "Sofie Brandt",
                     *           "text": "Could someone on site swap the patch cable in rack B07, position 22?"
                     *         }
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2024-11-20T15:20:00.000Z",
                     *           "kind": "CREATED",
                     *           "status": "NEW",
                     *           "authorName": "Magnus Dahl",
                     *           "text": ""
                     *         },
                     *         {
                     *           "at": "2024-11-21T07:14:00.000Z",
                     *           "kind": "STATUS",
                     *           "status": "WAITING_CUSTOMER",
                     *           "authorName": "Sofie Brandt",
                     *           "text": ""
                     *         }
                     *       ],
                     *       "actions": [
                     *         "message",
                     *         "changeImpact",
                     *         "addServices",
                     *         "escalate",
                     *         "confirm",
                     *         "cancel"
                     *       ],
                     *       "version": 3
                     *     }
                     */
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    sendTicketMessage: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID made when the form opens. The same key with the same body answers the first result again, for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Anything that is not the id of a ticket of this customer answers 404. */
                ticketId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Patch cable swapped and both connectors cleaned at 09:25."
                 *     }
                 */
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description The ticket as it is now. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "9a0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "number": "540118",
                     *       "type": "FAULT",
                     *       "subject": "Packet loss on IP Link between Malmö and Helsingborg",
                     *       "impact": "DEGRADED",
                     *       "priority": "P2",
                     *       "status": "WAITING_CUSTOMER",
                     *       "source": "PORTAL",
                     *       "services": [
                     *         {
                     *           "serviceId": "SE-198032",
                     *           "name": "IP Link",
                     *           "siteName": "Malmö terminal",
                     *           "city": "Malmö"
                     *         }
                     *       ],
                     *       "serviceCount": 1,
                     *       "reference": "INC-20417",
                     *       "handledBy": "Sofie Brandt",
                     *       "isUnread": true,
                     *       "isFollowed": true,
                     *       "createdBy": "Magnus Dahl",
                     *       "createdAt": "2024-11-20T15:20:00.000Z",
                     *       "updatedAt": "2024-11-21T07:14:00.000Z",
                     *       "description": "Since about 15:40 we lose between 2 and 6 per cent of packets.",
                     *       "startedAt": "2024-11-20T14:40:00.000Z",
                     *       "testing": "ASK_FIRST",
                     *       "testFrom": null,
                     *       "testTo": null,
                     *       "checked": [
                     *         "POWER",
                     *         "CABLES"
                     *       ],
                     *       "contacts": [
                     *         {
                     *           "kind": "TECHNICAL",
                     *           "name": "Magnus Dahl",
                     *           "phone": "+46701740652",
                     *           "hours": "Round the clock"
                     *         }
                     *       ],
                     *       "accessNote": "",
                     *       "copiesTo": [],
                     *       "priorityReason": "",
                     *       "followers": [
                     *         {
                     *           "userId": "5a7d5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3b",
                     *           "name": "Magnus Dahl"
                     *         }
                     *       ],
                     *       "disturbance": null,
                     *       "continues": null,
                     *       "clock": {
                     *         "runningMinutes": 954,
                     *         "isStopped": true,
                     *         "firstAnswerBy": "2024-11-20T15:50:00.000Z",
                     *         "repairBy": null
                     *       },
                     *       "nextUpdateAt": null,
                     *       "escalation": {
                     *         "level": 0,
                     *         "highestLevel": 3,
                     *         "escalatedAt": null,
                     *         "nextAt": "2024-11-21T08:41:00.000Z"
                     *       },
                     *       "resolvedAt": null,
                     *       "closesAt": null,
                     *       "reportRequestedAt": null,
                     *       "report": null,
                     *       "messages": [
                     *         {
                     *           "id": "5a7d5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3c",
                     *           "sentAt": "2024-11-20T16:58:00.000Z",
                     *           "isFromProvider": true,
                     *           "authorName": "Sofie Brandt",
                     *           "text": "Could someone on site swap the patch cable in rack B07, position 22?"
                     *         }
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2024-11-20T15:20:00.000Z",
                     *           "kind": "CREATED",
                     *           "status": "NEW",
                     *           "authorName": "Magnus Dahl",
                     *           "text": ""
                     *         },
                     *         {
                     *           "at": "2024-11-21T07:14:00.000Z",
                     *           "kind": "STATUS",
                     *           "status": "WAITING_CUSTOMER",
                     *           "authorName": "Sofie Brandt",
                     *           "text": ""
                     *         }
                     *       ],
                     *       "actions": [
                     *         "message",
                     *         "changeImpact",
                     *         "addServices",
                     *         "escalate",
                     *         "confirm",
                     *         "cancel"
                     *       ],
                     *       "version": 3
                     *     }
                     */
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    escalateTicket: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID made when the form opens. The same key with the same body answers the first result again, for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Anything that is not the id of a ticket of this customer answers 404. */
                ticketId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "The harbour stands still.",
                 *       "callBack": true
                 *     }
                 */
                "application/json": {
                    reason: string;
                    /** @description Whether the provider shall call. */
                    callBack: boolean;
                };
            };
        };
        responses: {
            /** @description The ticket as it is now. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "9a0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "number": "540118",
                     *       "type": "FAULT",
                     *       "subject": "Packet loss on IP Link between Malmö and Helsingborg",
                     *       "impact": "DEGRADED",
                     *       "priority": "P2",
                     *       "status": "WAITING_CUSTOMER",
                     *       "source": "PORTAL",
                     *       "services": [
                     *         {
                     *           "serviceId": "SE-198032",
                     *           "name": "IP Link",
                     *           "siteName": "Malmö terminal",
                     *           "city": "Malmö"
                     *         }
                     *       ],
                     *       "serviceCount": 1,
                     *       "reference": "INC-20417",
                     *       "handledBy": "Sofie Brandt",
                     *       "isUnread": true,
                     *       "isFollowed": true,
                     *       "createdBy": "Magnus Dahl",
                     *       "createdAt": "2024-11-20T15:20:00.000Z",
                     *       "updatedAt": "2024-11-21T07:14:00.000Z",
                     *       "description": "Since about 15:40 we lose between 2 and 6 per cent of packets.",
                     *       "startedAt": "2024-11-20T14:40:00.000Z",
                     *       "testing": "ASK_FIRST",
                     *       "testFrom": null,
                     *       "testTo": null,
                     *       "checked": [
                     *         "POWER",
                     *         "CABLES"
                     *       ],
                     *       "contacts": [
                     *         {
                     *           "kind": "TECHNICAL",
                     *           "name": "Magnus Dahl",
                     *           "phone": "+46701740652",
                     *           "hours": "Round the clock"
                     *         }
                     *       ],
                     *       "accessNote": "",
                     *       "copiesTo": [],
                     *       "priorityReason": "",
                     *       "followers": [
                     *         {
                     *           "userId": "5a7d5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3b",
                     *           "name": "Magnus Dahl"
                     *         }
                     *       ],
                     *       "disturbance": null,
                     *       "continues": null,
                     *       "clock": {
                     *         "runningMinutes": 954,
                     *         "isStopped": true,
                     *         "firstAnswerBy": "2024-11-20T15:50:00.000Z",
                     *         "repairBy": null
                     *       },
                     *       "nextUpdateAt": null,
                     *       "escalation": {
                     *         "level": 0,
                     *         "highestLevel": 3,
                     *         "escalatedAt": null,
                     *         "nextAt": "2024-11-21T08:41:00.000Z"
                     *       },
                     *       "resolvedAt": null,
                     *       "closesAt": null,
                     *       "reportRequestedAt": null,
                     *       "report": null,
                     *       "messages": [
                     *         {
                     *           "id": "5a7d5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3c",
                     *           "sentAt": "2024-11-20T16:58:00.000Z",
                     *           "isFromProvider": true,
                     *           "authorName": "Sofie Brandt",
                     *           "text": "Could someone on site swap the patch cable in rack B07, position 22?"
                     *         }
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2024-11-20T15:20:00.000Z",
                     *           "kind": "CREATED",
                     *           "status": "NEW",
                     *           "authorName": "Magnus Dahl",
                     *           "text": ""
                     *         },
                     *         {
                     *           "at": "2024-11-21T07:14:00.000Z",
                     *           "kind": "STATUS",
                     *           "status": "WAITING_CUSTOMER",
                     *           "authorName": "Sofie Brandt",
                     *           "text": ""
                     *         }
                     *       ],
                     *       "actions": [
                     *         "message",
                     *         "changeImpact",
                     *         "addServices",
                     *         "escalate",
                     *         "confirm",
                     *         "cancel"
                     *       ],
                     *       "version": 3
                     *     }
                     */
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    confirmTicketSolved: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID made when the form opens. The same key with the same body answers the first result again, for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Anything that is not the id of a ticket of this customer answers 404. */
                ticketId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    /** @description May be left out. */
                    text?: string;
                };
            };
        };
        responses: {
            /** @description The ticket as it is now. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "9a0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "number": "540118",
                     *       "type": "FAULT",
                     *       "subject": "Packet loss on IP Link between Malmö and Helsingborg",
                     *       "impact": "DEGRADED",
                     *       "priority": "P2",
                     *       "status": "WAITING_CUSTOMER",
                     *       "source": "PORTAL",
                     *       "services": [
                     *         {
                     *           "serviceId": "SE-198032",
                     *           "name": "IP Link",
                     *           "siteName": "Malmö terminal",
                     *           "city": "Malmö"
                     *         }
                     *       ],
                     *       "serviceCount": 1,
                     *       "reference": "INC-20417",
                     *       "handledBy": "Sofie Brandt",
                     *       "isUnread": true,
                     *       "isFollowed": true,
                     *       "createdBy": "Magnus Dahl",
                     *       "createdAt": "2024-11-20T15:20:00.000Z",
                     *       "updatedAt": "2024-11-21T07:14:00.000Z",
                     *       "description": "Since about 15:40 we lose between 2 and 6 per cent of packets.",
                     *       "startedAt": "2024-11-20T14:40:00.000Z",
                     *       "testing": "ASK_FIRST",
                     *       "testFrom": null,
                     *       "testTo": null,
                     *       "checked": [
                     *         "POWER",
                     *         "CABLES"
                     *       ],
                     *       "contacts": [
                     *         {
                     *           "kind": "TECHNICAL",
                     *           "name": "Magnus Dahl",
                     *           "phone": "+46701740652",
                     *           "hours": "Round the clock"
                     *         }
                     *       ],
                     *       "accessNote": "",
                     *       "copiesTo": [],
                     *       "priorityReason": "",
                     *       "followers": [
                     *         {
                     *           "userId": "5a7d5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3b",
                     *           "name": "Magnus Dahl"
                     *         }
                     *       ],
                     *       "disturbance": null,
                     *       "continues": null,
                     *       "clock": {
                     *         "runningMinutes": 954,
                     *         "isStopped": true,
                     *         "firstAnswerBy": "2024-11-20T15:50:00.000Z",
                     *         "repairBy": null
                     *       },
                     *       "nextUpdateAt": null,
                     *       "escalation": {
                     *         "level": 0,
                     *         "highestLevel": 3,
                     *         "escalatedAt": null,
                     *         "nextAt": "2024-11-21T08:41:00.000Z"
                     *       },
                     *       "resolvedAt": null,
                     *       "closesAt": null,
                     *       "reportRequestedAt": null,
                     *       "report": null,
                     *       "messages": [
                     *         {
                     *           "id": "5a7d5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3c",
                     *           "sentAt": "2024-11-20T16:58:00.000Z",
                     *           "isFromProvider": true,
                     *           "authorName": "Sofie Brandt",
                     *           "text": "Could someone on site swap the patch cable in rack B07, position 22?"
                     *         }
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2024-11-20T15:20:00.000Z",
                     *           "kind": "CREATED",
                     *           "status": "NEW",
                     *           "authorName": "Magnus Dahl",
                     *           "text": ""
                     *         },
                     *         {
                     *           "at": "2024-11-21T07:14:00.000Z",
                     *           "kind": "STATUS",
                     *           "status": "WAITING_CUSTOMER",
                     *           "authorName": "Sofie Brandt",
                     *           "text": ""
                     *         }
                     *       ],
                     *       "actions": [
                     *         "message",
                     *         "changeImpact",
                     *         "addServices",
                     *         "escalate",
                     *         "confirm",
                     *         "cancel"
                     *       ],
                     *       "version": 3
                     *     }
                     */
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    reopenTicket: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID made when the form opens. The same key with the same body answers the first result again, for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Anything that is not the id of a ticket of this customer answers 404. */
                ticketId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Patch cable swapped and both connectors cleaned at 09:25."
                 *     }
                 */
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description The ticket as it is now. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "9a0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "number": "540118",
                     *       "type": "FAULT",
                     *       "subject": "Packet loss on IP Link between Malmö and Helsingborg",
                     *       "impact": "DEGRADED",
                     *       "priority": "P2",
                     *       "status": "WAITING_CUSTOMER",
                     *       "source": "PORTAL",
                     *       "services": [
                     *         {
                     *           "serviceId": "SE-198032",
                     *           "name": "IP Link",
                     *           "siteName": "Malmö terminal",
                     *           "city": "Malmö"
                     *         }
                     *       ],
                     *       "serviceCount": 1,
                     *       "reference": "INC-20417",
                     *       "handledBy": "Sofie Brandt",
                     *       "isUnread": true,
                     *       "isFollowed": true,
                     *       "createdBy": "Magnus Dahl",
                     *       "createdAt": "2024-11-20T15:20:00.000Z",
                     *       "updatedAt": "2024-11-21T07:14:00.000Z",
                     *       "description": "Since about 15:40 we lose between 2 and 6 per cent of packets.",
                     *       "startedAt": "2024-11-20T14:40:00.000Z",
                     *       "testing": "ASK_FIRST",
                     *       "testFrom": null,
                     *       "testTo": null,
                     *       "checked": [
                     *         "POWER",
                     *         "CABLES"
                     *       ],
                     *       "contacts": [
                     *         {
                     *           "kind": "TECHNICAL",
                     *           "name": "Magnus Dahl",
                     *           "phone": "+46701740652",
                     *           "hours": "Round the clock"
                     *         }
                     *       ],
                     *       "accessNote": "",
                     *       "copiesTo": [],
                     *       "priorityReason": "",
                     *       "followers": [
                     *         {
                     *           "userId": "5a7d5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3b",
                     *           "name": "Magnus Dahl"
                     *         }
                     *       ],
                     *       "disturbance": null,
                     *       "continues": null,
                     *       "clock": {
                     *         "runningMinutes": 954,
                     *         "isStopped": true,
                     *         "firstAnswerBy": "2024-11-20T15:50:00.000Z",
                     *         "repairBy": null
                     *       },
                     *       "nextUpdateAt": null,
                     *       "escalation": {
                     *         "level": 0,
                     *         "highestLevel": 3,
                     *         "escalatedAt": null,
                     *         "nextAt": "2024-11-21T08:41:00.000Z"
                     *       },
                     *       "resolvedAt": null,
                     *       "closesAt": null,
                     *       "reportRequestedAt": null,
                     *       "report": null,
                     *       "messages": [
                     *         {
                     *           "id": "5a7d5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3c",
                     *           "sentAt": "2024-11-20T16:58:00.000Z",
                     *           "isFromProvider": true,
                     *           "authorName": "Sofie Brandt",
                     *           "text": "Could someone on site swap the patch cable in rack B07, position 22?"
                     *         }
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2024-11-20T15:20:00.000Z",
                     *           "kind": "CREATED",
                     *           "status": "NEW",
                     *           "authorName": "Magnus Dahl",
                     *           "text": ""
                     *         },
                     *         {
                     *           "at": "2024-11-21T07:14:00.000Z",
                     *           "kind": "STATUS",
                     *           "status": "WAITING_CUSTOMER",
                     *           "authorName": "Sofie Brandt",
                     *           "text": ""
                     *         }
                     *       ],
                     *       "actions": [
                     *         "message",
                     *         "changeImpact",
                     *         "addServices",
                     *         "escalate",
                     *         "confirm",
                     *         "cancel"
                     *       ],
                     *       "version": 3
                     *     }
                     */
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    cancelTicket: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID made when the form opens. The same key with the same body answers the first result again, for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Anything that is not the id of a ticket of this customer answers 404. */
                ticketId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "The fault was in our own switch."
                 *     }
                 */
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description The ticket as it is now. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "9a0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "number": "540118",
                     *       "type": "FAULT",
                     *       "subject": "Packet loss on IP Link between Malmö and Helsingborg",
                     *       "impact": "DEGRADED",
                     *       "priority": "P2",
                     *       "status": "WAITING_CUSTOMER",
                     *       "source": "PORTAL",
                     *       "services": [
                     *         {
                     *           "serviceId": "SE-198032",
                     *           "name": "IP Link",
                     *           "siteName": "Malmö terminal",
                     *           "city": "Malmö"
                     *         }
                     *       ],
                     *       "serviceCount": 1,
                     *       "reference": "INC-20417",
                     *       "handledBy": "Sofie Brandt",
                     *       "isUnread": true,
                     *       "isFollowed": true,
                     *       "createdBy": "Magnus Dahl",
                     *       "createdAt": "2024-11-20T15:20:00.000Z",
                     *       "updatedAt": "2024-11-21T07:14:00.000Z",
                     *       "description": "Since about 15:40 we lose between 2 and 6 per cent of packets.",
                     *       "startedAt": "2024-11-20T14:40:00.000Z",
                     *       "testing": "ASK_FIRST",
                     *       "testFrom": null,
                     *       "testTo": null,
                     *       "checked": [
                     *         "POWER",
                     *         "CABLES"
                     *       ],
                     *       "contacts": [
                     *         {
                     *           "kind": "TECHNICAL",
                     *           "name": "Magnus Dahl",
                     *           "phone": "+46701740652",
                     *           "hours": "Round the clock"
                     *         }
                     *       ],
                     *       "accessNote": "",
                     *       "copiesTo": [],
                     *       "priorityReason": "",
                     *       "followers": [
                     *         {
                     *           "userId": "5a7d5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3b",
                     *           "name": "Magnus Dahl"
                     *         }
                     *       ],
                     *       "disturbance": null,
                     *       "continues": null,
                     *       "clock": {
                     *         "runningMinutes": 954,
                     *         "isStopped": true,
                     *         "firstAnswerBy": "2024-11-20T15:50:00.000Z",
                     *         "repairBy": null
                     *       },
                     *       "nextUpdateAt": null,
                     *       "escalation": {
                     *         "level": 0,
                     *         "highestLevel": 3,
                     *         "escalatedAt": null,
                     *         "nextAt": "2024-11-21T08:41:00.000Z"
                     *       },
                     *       "resolvedAt": null,
                     *       "closesAt": null,
                     *       "reportRequestedAt": null,
                     *       "report": null,
                     *       "messages": [
                     *         {
                     *           "id": "5a7d5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3c",
                     *           "sentAt": "2024-11-20T16:58:00.000Z",
                     *           "isFromProvider": true,
                     *           "authorName": "Sofie Brandt",
                     *           "text": "Could someone on site swap the patch cable in rack B07, position 22?"
                     *         }
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2024-11-20T15:20:00.000Z",
                     *           "kind": "CREATED",
                     *           "status": "NEW",
                     *           "authorName": "Magnus Dahl",
                     *           "text": ""
                     *         },
                     *         {
                     *           "at": "2024-11-21T07:14:00.000Z",
                     *           "kind": "STATUS",
                     *           "status": "WAITING_CUSTOMER",
                     *           "authorName": "Sofie Brandt",
                     *           "text": ""
                     *         }
                     *       ],
                     *       "actions": [
                     *         "message",
                     *         "changeImpact",
                     *         "addServices",
                     *         "escalate",
                     *         "confirm",
                     *         "cancel"
                     *       ],
                     *       "version": 3
                     *     }
                     */
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    requestTicketReport: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID made when the form opens. The same key with the same body answers the first result again, for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Anything that is not the id of a ticket of this customer answers 404. */
                ticketId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    /** @description May be left out. */
                    text?: string;
                };
            };
        };
        responses: {
            /** @description The ticket as it is now. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "9a0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "number": "540118",
                     *       "type": "FAULT",
                     *       "subject": "Packet loss on IP Link between Malmö and Helsingborg",
                     *       "impact": "DEGRADED",
                     *       "priority": "P2",
                     *       "status": "WAITING_CUSTOMER",
                     *       "source": "PORTAL",
                     *       "services": [
                     *         {
                     *           "serviceId": "SE-198032",
                     *           "name": "IP Link",
                     *           "siteName": "Malmö terminal",
                     *           "city": "Malmö"
                     *         }
                     *       ],
                     *       "serviceCount": 1,
                     *       "reference": "INC-20417",
                     *       "handledBy": "Sofie Brandt",
                     *       "isUnread": true,
                     *       "isFollowed": true,
                     *       "createdBy": "Magnus Dahl",
                     *       "createdAt": "2024-11-20T15:20:00.000Z",
                     *       "updatedAt": "2024-11-21T07:14:00.000Z",
                     *       "description": "Since about 15:40 we lose between 2 and 6 per cent of packets.",
                     *       "startedAt": "2024-11-20T14:40:00.000Z",
                     *       "testing": "ASK_FIRST",
                     *       "testFrom": null,
                     *       "testTo": null,
                     *       "checked": [
                     *         "POWER",
                     *         "CABLES"
                     *       ],
                     *       "contacts": [
                     *         {
                     *           "kind": "TECHNICAL",
                     *           "name": "Magnus Dahl",
                     *           "phone": "+46701740652",
                     *           "hours": "Round the clock"
                     *         }
                     *       ],
                     *       "accessNote": "",
                     *       "copiesTo": [],
                     *       "priorityReason": "",
                     *       "followers": [
                     *         {
                     *           "userId": "5a7d5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3b",
                     *           "name": "Magnus Dahl"
                     *         }
                     *       ],
                     *       "disturbance": null,
                     *       "continues": null,
                     *       "clock": {
                     *         "runningMinutes": 954,
                     *         "isStopped": true,
                     *         "firstAnswerBy": "2024-11-20T15:50:00.000Z",
                     *         "repairBy": null
                     *       },
                     *       "nextUpdateAt": null,
                     *       "escalation": {
                     *         "level": 0,
                     *         "highestLevel": 3,
                     *         "escalatedAt": null,
                     *         "nextAt": "2024-11-21T08:41:00.000Z"
                     *       },
                     *       "resolvedAt": null,
                     *       "closesAt": null,
                     *       "reportRequestedAt": null,
                     *       "report": null,
                     *       "messages": [
                     *         {
                     *           "id": "5a7d5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3c",
                     *           "sentAt": "2024-11-20T16:58:00.000Z",
                     *           "isFromProvider": true,
                     *           "authorName": "Sofie Brandt",
                     *           "text": "Could someone on site swap the patch cable in rack B07, position 22?"
                     *         }
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2024-11-20T15:20:00.000Z",
                     *           "kind": "CREATED",
                     *           "status": "NEW",
                     *           "authorName": "Magnus Dahl",
                     *           "text": ""
                     *         },
                     *         {
                     *           "at": "2024-11-21T07:14:00.000Z",
                     *           "kind": "STATUS",
                     *           "status": "WAITING_CUSTOMER",
                     *           "authorName": "Sofie Brandt",
                     *           "text": ""
                     *         }
                     *       ],
                     *       "actions": [
                     *         "message",
                     *         "changeImpact",
                     *         "addServices",
                     *         "escalate",
                     *         "confirm",
                     *         "cancel"
                     *       ],
                     *       "version": 3
                     *     }
                     */
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    followTicket: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID made when the form opens. The same key with the same body answers the first result again, for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Anything that is not the id of a ticket of this customer answers 404. */
                ticketId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "isFollowed": true
                 *     }
                 */
                "application/json": {
                    isFollowed: boolean;
                };
            };
        };
        responses: {
            /** @description The ticket as it is now. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "9a0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "number": "540118",
                     *       "type": "FAULT",
                     *       "subject": "Packet loss on IP Link between Malmö and Helsingborg",
                     *       "impact": "DEGRADED",
                     *       "priority": "P2",
                     *       "status": "WAITING_CUSTOMER",
                     *       "source": "PORTAL",
                     *       "services": [
                     *         {
                     *           "serviceId": "SE-198032",
                     *           "name": "IP Link",
                     *           "siteName": "Malmö terminal",
                     *           "city": "Malmö"
                     *         }
                     *       ],
                     *       "serviceCount": 1,
                     *       "reference": "INC-20417",
                     *       "handledBy": "Sofie Brandt",
                     *       "isUnread": true,
                     *       "isFollowed": true,
                     *       "createdBy": "Magnus Dahl",
                     *       "createdAt": "2024-11-20T15:20:00.000Z",
                     *       "updatedAt": "2024-11-21T07:14:00.000Z",
                     *       "description": "Since about 15:40 we lose between 2 and 6 per cent of packets.",
                     *       "startedAt": "2024-11-20T14:40:00.000Z",
                     *       "testing": "ASK_FIRST",
                     *       "testFrom": null,
                     *       "testTo": null,
                     *       "checked": [
                     *         "POWER",
                     *         "CABLES"
                     *       ],
                     *       "contacts": [
                     *         {
                     *           "kind": "TECHNICAL",
                     *           "name": "Magnus Dahl",
                     *           "phone": "+46701740652",
                     *           "hours": "Round the clock"
                     *         }
                     *       ],
                     *       "accessNote": "",
                     *       "copiesTo": [],
                     *       "priorityReason": "",
                     *       "followers": [
                     *         {
                     *           "userId": "5a7d5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3b",
                     *           "name": "Magnus Dahl"
                     *         }
                     *       ],
                     *       "disturbance": null,
                     *       "continues": null,
                     *       "clock": {
                     *         "runningMinutes": 954,
                     *         "isStopped": true,
                     *         "firstAnswerBy": "2024-11-20T15:50:00.000Z",
                     *         "repairBy": null
                     *       },
                     *       "nextUpdateAt": null,
                     *       "escalation": {
                     *         "level": 0,
                     *         "highestLevel": 3,
                     *         "escalatedAt": null,
                     *         "nextAt": "2024-11-21T08:41:00.000Z"
                     *       },
                     *       "resolvedAt": null,
                     *       "closesAt": null,
                     *       "reportRequestedAt": null,
                     *       "report": null,
                     *       "messages": [
                     *         {
                     *           "id": "5a7d5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3c",
                     *           "sentAt": "2024-11-20T16:58:00.000Z",
                     *           "isFromProvider": true,
                     *           "authorName": "Sofie Brandt",
                     *           "text": "Could someone on site swap the patch cable in rack B07, position 22?"
                     *         }
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2024-11-20T15:20:00.000Z",
                     *           "kind": "CREATED",
                     *           "status": "NEW",
                     *           "authorName": "Magnus Dahl",
                     *           "text": ""
                     *         },
                     *         {
                     *           "at": "2024-11-21T07:14:00.000Z",
                     *           "kind": "STATUS",
                     *           "status": "WAITING_CUSTOMER",
                     *           "authorName": "Sofie Brandt",
                     *           "text": ""
                     *         }
                     *       ],
                     *       "actions": [
                     *         "message",
                     *         "changeImpact",
                     *         "addServices",
                     *         "escalate",
                     *         "confirm",
                     *         "cancel"
                     *       ],
                     *       "version": 3
                     *     }
                     */
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    markTicketRead: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID made when the form opens. The same key with the same body answers the first result again, for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Anything that is not the id of a ticket of this customer answers 404. */
                ticketId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "until": "2024-11-21T07:14:00.000Z"
                 *     }
                 */
                "application/json": {
                    /** Format: date-time */
                    until: string;
                };
            };
        };
        responses: {
            /** @description The ticket as it is now. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "9a0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "number": "540118",
                     *       "type": "FAULT",
                     *       "subject": "Packet loss on IP Link between Malmö and Helsingborg",
                     *       "impact": "DEGRADED",
                     *       "priority": "P2",
                     *       "status": "WAITING_CUSTOMER",
                     *       "source": "PORTAL",
                     *       "services": [
                     *         {
                     *           "serviceId": "SE-198032",
                     *           "name": "IP Link",
                     *           "siteName": "Malmö terminal",
                     *           "city": "Malmö"
                     *         }
                     *       ],
                     *       "serviceCount": 1,
                     *       "reference": "INC-20417",
                     *       "handledBy": "Sofie Brandt",
                     *       "isUnread": true,
                     *       "isFollowed": true,
                     *       "createdBy": "Magnus Dahl",
                     *       "createdAt": "2024-11-20T15:20:00.000Z",
                     *       "updatedAt": "2024-11-21T07:14:00.000Z",
                     *       "description": "Since about 15:40 we lose between 2 and 6 per cent of packets.",
                     *       "startedAt": "2024-11-20T14:40:00.000Z",
                     *       "testing": "ASK_FIRST",
                     *       "testFrom": null,
                     *       "testTo": null,
                     *       "checked": [
                     *         "POWER",
                     *         "CABLES"
                     *       ],
                     *       "contacts": [
                     *         {
                     *           "kind": "TECHNICAL",
                     *           "name": "Magnus Dahl",
                     *           "phone": "+46701740652",
                     *           "hours": "Round the clock"
                     *         }
                     *       ],
                     *       "accessNote": "",
                     *       "copiesTo": [],
                     *       "priorityReason": "",
                     *       "followers": [
                     *         {
                     *           "userId": "5a7d5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3b",
                     *           "name": "Magnus Dahl"
                     *         }
                     *       ],
                     *       "disturbance": null,
                     *       "continues": null,
                     *       "clock": {
                     *         "runningMinutes": 954,
                     *         "isStopped": true,
                     *         "firstAnswerBy": "2024-11-20T15:50:00.000Z",
                     *         "repairBy": null
                     *       },
                     *       "nextUpdateAt": null,
                     *       "escalation": {
                     *         "level": 0,
                     *         "highestLevel": 3,
                     *         "escalatedAt": null,
                     *         "nextAt": "2024-11-21T08:41:00.000Z"
                     *       },
                     *       "resolvedAt": null,
                     *       "closesAt": null,
                     *       "reportRequestedAt": null,
                     *       "report": null,
                     *       "messages": [
                     *         {
                     *           "id": "5a7d5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3c",
                     *           "sentAt": "2024-11-20T16:58:00.000Z",
                     *           "isFromProvider": true,
                     *           "authorName": "Sofie Brandt",
                     *           "text": "Could someone on site swap the patch cable in rack B07, position 22?"
                     *         }
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2024-11-20T15:20:00.000Z",
                     *           "kind": "CREATED",
                     *           "status": "NEW",
                     *           "authorName": "Magnus Dahl",
                     *           "text": ""
                     *         },
                     *         {
                     *           "at": "2024-11-21T07:14:00.000Z",
                     *           "kind": "STATUS",
                     *           "status": "WAITING_CUSTOMER",
                     *           "authorName": "Sofie Brandt",
                     *           "text": ""
                     *         }
                     *       ],
                     *       "actions": [
                     *         "message",
                     *         "changeImpact",
                     *         "addServices",
                     *         "escalate",
                     *         "confirm",
                     *         "cancel"
                     *       ],
                     *       "version": 3
                     *     }
                     */
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeTicketStatus: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID made when the form opens. The same key with the same body answers the first result again, for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Anything that is not the id of a ticket of this customer answers 404. */
                ticketId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "WAITING_CUSTOMER",
                 *       "text": "Tell us when the cable is changed."
                 *     }
                 */
                "application/json": {
                    status?: string;
                    /** @description What is said; needed to wait for the customer, and where nothing else is given. */
                    text?: string;
                    /**
                     * Format: date-time
                     * @description When the customer hears the next word.
                     */
                    nextUpdateAt?: string | null;
                    /** @description The person or team that has it in hand. */
                    handledBy?: string;
                    disturbanceId?: string | null;
                    /** @description The reason for the outage. */
                    report?: string;
                };
            };
        };
        responses: {
            /** @description The ticket as it is now. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "9a0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "number": "540118",
                     *       "type": "FAULT",
                     *       "subject": "Packet loss on IP Link between Malmö and Helsingborg",
                     *       "impact": "DEGRADED",
                     *       "priority": "P2",
                     *       "status": "WAITING_CUSTOMER",
                     *       "source": "PORTAL",
                     *       "services": [
                     *         {
                     *           "serviceId": "SE-198032",
                     *           "name": "IP Link",
                     *           "siteName": "Malmö terminal",
                     *           "city": "Malmö"
                     *         }
                     *       ],
                     *       "serviceCount": 1,
                     *       "reference": "INC-20417",
                     *       "handledBy": "Sofie Brandt",
                     *       "isUnread": true,
                     *       "isFollowed": true,
                     *       "createdBy": "Magnus Dahl",
                     *       "createdAt": "2024-11-20T15:20:00.000Z",
                     *       "updatedAt": "2024-11-21T07:14:00.000Z",
                     *       "description": "Since about 15:40 we lose between 2 and 6 per cent of packets.",
                     *       "startedAt": "2024-11-20T14:40:00.000Z",
                     *       "testing": "ASK_FIRST",
                     *       "testFrom": null,
                     *       "testTo": null,
                     *       "checked": [
                     *         "POWER",
                     *         "CABLES"
                     *       ],
                     *       "contacts": [
                     *         {
                     *           "kind": "TECHNICAL",
                     *           "name": "Magnus Dahl",
                     *           "phone": "+46701740652",
                     *           "hours": "Round the clock"
                     *         }
                     *       ],
                     *       "accessNote": "",
                     *       "copiesTo": [],
                     *       "priorityReason": "",
                     *       "followers": [
                     *         {
                     *           "userId": "5a7d5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3b",
                     *           "name": "Magnus Dahl"
                     *         }
                     *       ],
                     *       "disturbance": null,
                     *       "continues": null,
                     *       "clock": {
                     *         "runningMinutes": 954,
                     *         "isStopped": true,
                     *         "firstAnswerBy": "2024-11-20T15:50:00.000Z",
                     *         "repairBy": null
                     *       },
                     *       "nextUpdateAt": null,
                     *       "escalation": {
                     *         "level": 0,
                     *         "highestLevel": 3,
                     *         "escalatedAt": null,
                     *         "nextAt": "2024-11-21T08:41:00.000Z"
                     *       },
                     *       "resolvedAt": null,
                     *       "closesAt": null,
                     *       "reportRequestedAt": null,
                     *       "report": null,
                     *       "messages": [
                     *         {
                     *           "id": "5a7d5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3c",
                     *           "sentAt": "2024-11-20T16:58:00.000Z",
                     *           "isFromProvider": true,
                     *           "authorName": "Sofie Brandt",
                     *           "text": "Could someone on site swap the patch cable in rack B07, position 22?"
                     *         }
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2024-11-20T15:20:00.000Z",
                     *           "kind": "CREATED",
                     *           "status": "NEW",
                     *           "authorName": "Magnus Dahl",
                     *           "text": ""
                     *         },
                     *         {
                     *           "at": "2024-11-21T07:14:00.000Z",
                     *           "kind": "STATUS",
                     *           "status": "WAITING_CUSTOMER",
                     *           "authorName": "Sofie Brandt",
                     *           "text": ""
                     *         }
                     *       ],
                     *       "actions": [
                     *         "message",
                     *         "changeImpact",
                     *         "addServices",
                     *         "escalate",
                     *         "confirm",
                     *         "cancel"
                     *       ],
                     *       "version": 3
                     *     }
                     */
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
}
