// Made by npm run generate from openapi/operational-status.yaml.
export interface paths {
    "/operational-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's sites by product, with the worst state of each, the worst first. */
        get: operations["getOperationalStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/freeze-periods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The times in which the provider does no normal work in its network, from a year ago on. */
        get: operations["listNetworkFreezes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar-entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All that a calendar of the network shows between two days, a hundred days at most. */
        get: operations["listCalendarEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/redundancy-risks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where both members of a diverse pair are touched at once, or within two hours, from now on. */
        get: operations["listRedundancyRisks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/redundancy-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What else touches the other member of a pair at a time that somebody is about to choose for some services.
         * @description Asked before a date is accepted in an order or a change request. Who is not told of disturbances gets times and members, without names of works.
         */
        get: operations["checkRedundancy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar-tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's own feeds, of calendars and of news, those that were revoked left out. */
        get: operations["listCalendarTokens"];
        put?: never;
        /** Makes a feed. Its address is in this answer alone, since only a hash of its token is kept. */
        post: operations["createCalendarToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar-tokens/{tokenId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tokenId: string;
            };
            cookie?: never;
        };
        get?: never;
        /** Changes what a feed holds. Its address stays. */
        put: operations["changeCalendarToken"];
        post?: never;
        /** Revokes a feed. From then on its address answers 404. */
        delete: operations["revokeCalendarToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar/{feed}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token with `.ics` behind it. One that is wrong, revoked, or of somebody who may not see this any more answers 404. */
                feed: string;
            };
            cookie?: never;
        };
        /**
         * A feed, for programs that keep calendars. Whoever has its address can read it.
         * @description From 90 days ago to 400 days ahead. With `If-None-Match` of the answer that a program has, 304 where nothing has changed.
         */
        get: operations["readCalendarFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/news/{feed}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token with `.rss` or `.atom` behind it. One that is wrong, revoked, or of somebody who may not see this any more answers 404. */
                feed: string;
            };
            cookie?: never;
        };
        /**
         * What was told of disturbances and planned works that touch the owner's services, for programs that read news.
         * @description The newest hundred within 90 days, in the feed's language, without addresses. Whoever has the address can read it. With `If-None-Match` of the answer that a program has, 304 where nothing is new.
         */
        get: operations["readNewsFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/noc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All that a wall in an operations centre shows, in 200 kB at most however many sites there are.
         * @description A site is as its services are: as they were last reported, and no better than an active disturbance makes them. Sites and places are the worst first and cut off; the counts are of all.
         */
        get: operations["getNocWall"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/noc/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same as server-sent events, each time something of it changes.
         * @description - `wall`: a whole `NocWall`, whose `eventId` is the id of the event. The first comes at once, unless `Last-Event-ID` says that the caller has it.
         *     - `beat`: `{ at }`, every ten seconds while the server knows that what it told last still holds. Without one for 45 seconds nothing is known.
         *
         *     The server ends a stream when its token runs out, after nine minutes, when it stops itself, and when its caller may read it no more. Whoever
         *     comes again with `Last-Event-ID` misses nothing: what has changed meanwhile comes at once.
         *     An account has at most 10 streams at a time and a customer 100; the next gets 429 `TOO_MANY_STREAMS`, and asks every 30 seconds instead.
         */
        get: operations["streamNocWall"];
        put?: never;
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
        OperationalStatus: {
            /** @description The worst of all. */
            state: string;
            /**
             * Format: date-time
             * @description When a state was last reported.
             */
            asOf: string | null;
            /** @description Services that have not ended, by state. */
            services: {
                ok: number;
                degraded: number;
                down: number;
                unknown: number;
            };
            groups: components["schemas"]["StatusGroup"][];
            totalItems: number;
            totalPages: number;
            currentPage: number;
        };
        StatusGroup: {
            siteId: string;
            siteName: string;
            city: string;
            country: string;
            productGroup: string;
            productTranslations: components["schemas"]["Translation"][];
            state: string;
            services: number;
            /** @description Those that are degraded or down. */
            affectedServices: number;
            /** @description Of these the first twenty. */
            serviceIds: string[];
            /**
             * Format: date-time
             * @description When a state of any of them was last reported; null where none ever was.
             */
            asOf: string | null;
        };
        NetworkFreeze: {
            id: string;
            translations: components["schemas"]["Translation"][];
            countries: ("se" | "no" | "dk")[];
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            /** @description Kinds of work that are done nevertheless. */
            allowed: string[];
        };
        CalendarEntry: {
            /** @description planned, disturbances, freeze, orders or changes. */
            layer: string;
            id: string;
            reference: string | null;
            title: components["schemas"]["Translation"][];
            /** @description Of orders, the site. */
            place: string | null;
            /** Format: date-time */
            startsAt: string;
            /**
             * Format: date-time
             * @description Null while a disturbance lasts.
             */
            endsAt: string | null;
            isAllDay: boolean;
            /** @description Used only if the first window is stopped. */
            isBackup: boolean;
            state: string | null;
            impact: string | null;
            services: number | null;
            /**
             * Format: date-time
             * @description Where it waits for the customer.
             */
            answerBy: string | null;
            inFreeze: boolean;
        };
        /** @description Services or sites that have not ended, by state. */
        WallCounts: {
            ok: number;
            degraded: number;
            down: number;
            unknown: number;
            installing: number;
        };
        NocWall: {
            /**
             * Format: date-time
             * @description When it was read.
             */
            at: string;
            /** @description The same as long as everything else but `at` is. */
            eventId: string;
            /** @description The worst of all. */
            state: string;
            /**
             * Format: date-time
             * @description When a state was last reported.
             */
            asOf: string | null;
            services: components["schemas"]["WallCounts"];
            siteCounts: components["schemas"]["WallCounts"];
            /** @description Three hundred at most, the worst first. */
            sites: components["schemas"]["WallSite"][];
            /** @description Sites by town, two hundred towns at most, the worst first. */
            places: components["schemas"]["WallPlace"][];
            totalPlaces: number;
            /** @description Those that last, twenty at most, the worst first. */
            disturbances: components["schemas"]["WallDisturbance"][];
            totalDisturbances: number;
            /** @description Planned works of the next seven days and those under way, twenty at most, the earliest first. */
            works: components["schemas"]["WallWork"][];
            totalWorks: number;
            /** @description What was said last, of two days, the latest first. */
            updates: components["schemas"]["WallUpdate"][];
            /** @description Freeze periods that end sixty days ago or later. */
            freezes: components["schemas"]["NetworkFreeze"][];
        };
        WallSite: {
            id: string;
            /** @description Its first sixty characters. */
            name: string;
            city: string;
            /** @description OK, DEGRADED, DOWN, UNKNOWN, or INSTALLING where nothing runs yet. */
            state: string;
            services: components["schemas"]["WallCounts"];
            /** Format: date-time */
            asOf: string | null;
            /**
             * Format: date-time
             * @description Of one that is not well, from when on.
             */
            since: string | null;
            /** @description The active disturbance that touches it. */
            disturbanceId: string | null;
            /**
             * Format: date-time
             * @description When a planned work of `works` touches it first.
             */
            nextWorkAt: string | null;
        };
        WallPlace: {
            name: string;
            country: string;
            longitude: number;
            latitude: number;
            state: string;
            sites: number;
            /** @description Those that are degraded or down. */
            affectedSites: number;
        };
        WallDisturbance: {
            id: string;
            reference: string;
            title: components["schemas"]["Translation"][];
            state: string;
            impact: string;
            /** Format: date-time */
            startsAt: string;
            /** Format: date-time */
            nextUpdateAt: string | null;
            /** Format: date-time */
            estimatedEndAt: string | null;
            services: number;
            cities: string[];
            /** @description Diverse pairs of which it touches both members. */
            pairsAtRisk: string[];
        };
        WallWork: {
            id: string;
            reference: string;
            title: components["schemas"]["Translation"][];
            state: string;
            kind: string;
            impact: string;
            /** Format: date-time */
            startsAt: string;
            /** Format: date-time */
            endsAt: string;
            /** @description How long a service is expected to be out at most. */
            minutes: number | null;
            services: number;
            cities: string[];
            pairsAtRisk: string[];
        };
        WallUpdate: {
            id: string;
            /** Format: date-time */
            at: string;
            disturbanceId: string;
            type: string;
            title: components["schemas"]["Translation"][];
            state: string;
            text: components["schemas"]["Translation"][];
        };
        CalendarTokenDetails: {
            name: string;
            /** @description What it holds. A calendar holds no disturbances, news nothing but `planned` and `disturbances`. */
            layers: ("planned" | "freeze" | "orders" | "changes" | "disturbances")[];
            /** @description Only services with one of these tags. */
            tagIds?: string[];
            /**
             * @description Whether titles say the street. Those of news never do.
             * @default false
             */
            withAddresses: boolean;
            /**
             * @default en
             * @enum {string}
             */
            language: "sv" | "en" | "no" | "da";
        };
        NewCalendarToken: {
            /**
             * @description CALENDAR where it is missing. It stays what it is.
             * @enum {string}
             */
            kind?: "CALENDAR" | "NEWS";
            name: string;
            /** @description What it holds. A calendar holds no disturbances, news nothing but `planned` and `disturbances`. */
            layers: ("planned" | "freeze" | "orders" | "changes" | "disturbances")[];
            /** @description Only services with one of these tags. */
            tagIds?: string[];
            /**
             * @description Whether titles say the street. Those of news never do.
             * @default false
             */
            withAddresses: boolean;
            /**
             * @default en
             * @enum {string}
             */
            language: "sv" | "en" | "no" | "da";
        };
        CalendarToken: {
            id: string;
            /** @enum {string} */
            kind: "CALENDAR" | "NEWS";
            name: string;
            layers: string[];
            tagIds: string[];
            withAddresses: boolean;
            language: string;
            /** @description Beginning and end of the token, to tell feeds apart. */
            hint: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description Accurate to ten minutes.
             */
            lastUsedAt: string | null;
            /** @description As the program calls itself. */
            lastUsedBy: string | null;
            /** @description When it is made, and never again. */
            path?: string;
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
        Texts: {
            /** @enum {string} */
            language: "sv" | "en" | "no" | "da";
            displayName: string;
        }[];
        /** @description What touches a member of a pair, and when. */
        Touch: {
            /** @description DISTURBANCE, PLANNED_WORK, ORDER, SERVICE_CHANGE, or PROPOSED of the date that is asked about. */
            kind: string;
            id: string | null;
            reference: string | null;
            title: components["schemas"]["Texts"];
            serviceId: string;
            /** Format: date-time */
            startsAt: string;
            /** Format: date-time */
            endsAt: string;
        };
        RedundancyRisk: {
            pair: string;
            /** @enum {string} */
            pairKind: "diversityGroup" | "tag";
            /** @description Two. */
            members: {
                serviceId: string;
                serviceName: string;
                siteName: string;
                city: string;
            }[];
            /** @description Two, in the order of the members. */
            touches: components["schemas"]["Touch"][];
            /**
             * Format: date-time
             * @description When both are touched; null where one follows the other.
             */
            overlapStartsAt: string | null;
            /** Format: date-time */
            overlapEndsAt: string | null;
            /** @description Between the two; 0 where they overlap. */
            gapMinutes: number;
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
        /** @description Address of what was created. */
        Location: string;
        /** @description Version of the object, to be sent back in If-Match. */
        ETag: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getOperationalStatus: {
        parameters: {
            query?: {
                /** @description Number of the page; the first is 0. Beyond the end the answer is empty and `totalPages` says how many there are. */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description States with commas between them; of a site's products those that have one of them. */
                states?: string;
                siteId?: string;
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
                     *       "state": "DOWN",
                     *       "asOf": "2024-11-21T08:40:00.000Z",
                     *       "services": {
                     *         "ok": 145,
                     *         "degraded": 1,
                     *         "down": 2,
                     *         "unknown": 0
                     *       },
                     *       "groups": [
                     *         {
                     *           "siteId": "S-30005",
                     *           "siteName": "København kontor",
                     *           "city": "København",
                     *           "country": "DK",
                     *           "productGroup": "sd-wan-edge",
                     *           "productTranslations": [
                     *             {
                     *               "language": "en",
                     *               "displayName": "SD-WAN"
                     *             }
                     *           ],
                     *           "state": "DOWN",
                     *           "services": 3,
                     *           "affectedServices": 2,
                     *           "serviceIds": [
                     *             "DK-033615"
                     *           ],
                     *           "asOf": "2024-11-21T07:52:00.000Z"
                     *         }
                     *       ],
                     *       "totalItems": 1,
                     *       "totalPages": 1,
                     *       "currentPage": 0
                     *     }
                     */
                    "application/json": components["schemas"]["OperationalStatus"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listNetworkFreezes: {
        parameters: {
            query?: {
                country?: "se" | "no" | "dk";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All, the earliest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "winter-2024",
                     *           "translations": [
                     *             {
                     *               "language": "en",
                     *               "displayName": "Winter freeze"
                     *             }
                     *           ],
                     *           "countries": [
                     *             "se",
                     *             "no",
                     *             "dk"
                     *           ],
                     *           "from": "2024-12-16",
                     *           "to": "2025-01-06",
                     *           "allowed": [
                     *             "EMERGENCY"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["NetworkFreeze"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listCalendarEntries: {
        parameters: {
            query: {
                from: string;
                to: string;
                onlyMine?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By beginning, then by layer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "layer": "planned",
                     *           "id": "3c0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *           "reference": "PW-24-1187",
                     *           "title": [
                     *             {
                     *               "language": "en",
                     *               "displayName": "Fibre reroute at Skeppsbron"
                     *             }
                     *           ],
                     *           "place": null,
                     *           "startsAt": "2024-12-06T22:00:00.000Z",
                     *           "endsAt": "2024-12-07T03:00:00.000Z",
                     *           "isAllDay": false,
                     *           "isBackup": false,
                     *           "state": "RE_SCHEDULED",
                     *           "impact": "OUTAGE",
                     *           "services": 4,
                     *           "answerBy": "2024-11-28T15:00:00.000Z",
                     *           "inFreeze": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["CalendarEntry"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listRedundancyRisks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The earliest first, a hundred at most. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "pair": "GBG-HQ",
                     *           "pairKind": "diversityGroup",
                     *           "members": [
                     *             {
                     *               "serviceId": "SE-204418",
                     *               "serviceName": "DIA Static",
                     *               "siteName": "Göteborg huvudkontor",
                     *               "city": "Göteborg"
                     *             },
                     *             {
                     *               "serviceId": "SE-300000",
                     *               "serviceName": "IP Link",
                     *               "siteName": "Göteborg huvudkontor",
                     *               "city": "Göteborg"
                     *             }
                     *           ],
                     *           "touches": [
                     *             {
                     *               "kind": "PLANNED_WORK",
                     *               "id": "3c0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *               "reference": "PW-24-1187",
                     *               "title": [
                     *                 {
                     *                   "language": "en",
                     *                   "displayName": "Fibre reroute"
                     *                 }
                     *               ],
                     *               "serviceId": "SE-204418",
                     *               "startsAt": "2024-12-06T22:00:00.000Z",
                     *               "endsAt": "2024-12-07T03:00:00.000Z"
                     *             },
                     *             {
                     *               "kind": "ORDER",
                     *               "id": "0b0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *               "reference": "1182655",
                     *               "title": [],
                     *               "serviceId": "SE-300000",
                     *               "startsAt": "2024-12-06T23:00:00.000Z",
                     *               "endsAt": "2024-12-07T23:00:00.000Z"
                     *             }
                     *           ],
                     *           "overlapStartsAt": "2024-12-06T23:00:00.000Z",
                     *           "overlapEndsAt": "2024-12-07T03:00:00.000Z",
                     *           "gapMinutes": 0
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["RedundancyRisk"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    checkRedundancy: {
        parameters: {
            query: {
                /** @description Services with commas between them, five hundred at most. */
                serviceIds: string;
                /** @description A moment, or a day (YYYY-MM-DD) for all of it. */
                from: string;
                /** @description A moment, or the last day. */
                to: string;
                /** @description The order or request whose date it is to be, which does not count itself. */
                exceptId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The risks; empty where there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "pair": "GBG-HQ",
                     *           "pairKind": "diversityGroup",
                     *           "members": [
                     *             {
                     *               "serviceId": "SE-204418",
                     *               "serviceName": "DIA Static",
                     *               "siteName": "Göteborg huvudkontor",
                     *               "city": "Göteborg"
                     *             },
                     *             {
                     *               "serviceId": "SE-300000",
                     *               "serviceName": "IP Link",
                     *               "siteName": "Göteborg huvudkontor",
                     *               "city": "Göteborg"
                     *             }
                     *           ],
                     *           "touches": [
                     *             {
                     *               "kind": "PLANNED_WORK",
                     *               "id": "3c0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *               "reference": "PW-24-1187",
                     *               "title": [
                     *                 {
                     *                   "language": "en",
                     *                   "displayName": "Fibre reroute"
                     *                 }
                     *               ],
                     *               "serviceId": "SE-204418",
                     *               "startsAt": "2024-12-06T22:00:00.000Z",
                     *               "endsAt": "2024-12-07T03:00:00.000Z"
                     *             },
                     *             {
                     *               "kind": "ORDER",
                     *               "id": "0b0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *               "reference": "1182655",
                     *               "title": [],
                     *               "serviceId": "SE-300000",
                     *               "startsAt": "2024-12-06T23:00:00.000Z",
                     *               "endsAt": "2024-12-07T23:00:00.000Z"
                     *             }
                     *           ],
                     *           "overlapStartsAt": "2024-12-06T23:00:00.000Z",
                     *           "overlapEndsAt": "2024-12-07T03:00:00.000Z",
                     *           "gapMinutes": 0
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["RedundancyRisk"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listCalendarTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "7d0c5f0e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *           "kind": "CALENDAR",
                     *           "name": "Everything of ours",
                     *           "layers": [
                     *             "planned",
                     *             "freeze",
                     *             "orders"
                     *           ],
                     *           "tagIds": [],
                     *           "withAddresses": false,
                     *           "language": "en",
                     *           "hint": "7f3k…q92d",
                     *           "createdAt": "2024-09-03T08:00:00.000Z",
                     *           "lastUsedAt": "2024-11-21T08:12:00.000Z",
                     *           "lastUsedBy": "Outlook",
                     *           "version": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["CalendarToken"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createCalendarToken: {
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
                 *       "kind": "CALENDAR",
                 *       "name": "Everything of ours",
                 *       "layers": [
                 *         "planned",
                 *         "freeze",
                 *         "orders"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NewCalendarToken"];
            };
        };
        responses: {
            /** @description The feed. `path` is where it is read, below the host; of news as Atom, and with `.rss` in place of `.atom` as RSS. A repeated call with the same key answers without it. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "7d0c5f0e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "kind": "CALENDAR",
                     *       "name": "Everything of ours",
                     *       "layers": [
                     *         "planned"
                     *       ],
                     *       "tagIds": [],
                     *       "withAddresses": false,
                     *       "language": "en",
                     *       "hint": "7f3k…q92d",
                     *       "createdAt": "2024-09-03T08:00:00.000Z",
                     *       "lastUsedAt": null,
                     *       "lastUsedBy": null,
                     *       "path": "/api/operational-status/v1/calendar/abc.ics",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["CalendarToken"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeCalendarToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read, for example "3". Missing gives 428, an older one 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                tokenId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Everything of ours",
                 *       "layers": [
                 *         "planned",
                 *         "freeze",
                 *         "orders"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CalendarTokenDetails"];
            };
        };
        responses: {
            /** @description The feed. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "7d0c5f0e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "kind": "CALENDAR",
                     *       "name": "Everything of ours",
                     *       "layers": [
                     *         "planned",
                     *         "freeze",
                     *         "orders"
                     *       ],
                     *       "tagIds": [],
                     *       "withAddresses": false,
                     *       "language": "en",
                     *       "hint": "7f3k…q92d",
                     *       "createdAt": "2024-09-03T08:00:00.000Z",
                     *       "lastUsedAt": "2024-11-21T08:12:00.000Z",
                     *       "lastUsedBy": "Outlook",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["CalendarToken"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    revokeCalendarToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read, for example "3". Missing gives 428, an older one 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                tokenId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    readCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token with `.ics` behind it. One that is wrong, revoked, or of somebody who may not see this any more answers 404. */
                feed: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example BEGIN:VCALENDAR
                     *     END:VCALENDAR
                     */
                    "text/calendar": string;
                };
            };
            /** @description Nothing has changed. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    readNewsFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token with `.rss` or `.atom` behind it. One that is wrong, revoked, or of somebody who may not see this any more answers 404. */
                feed: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The news. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <rss version="2.0"></rss> */
                    "application/rss+xml": string;
                    /** @example <feed xmlns="http://www.w3.org/2005/Atom"></feed> */
                    "application/atom+xml": string;
                };
            };
            /** @description Nothing is new. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    getNocWall: {
        parameters: {
            query?: {
                /** @description Names or ids of tags with commas between them; of the services those that have one of them. */
                tags?: string;
                /** @description Sites with commas between them; of the services those at one of them. */
                sites?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "at": "2024-11-21T08:42:18.000Z",
                     *       "eventId": "Wc1d0uQ3J2x8kTzq",
                     *       "state": "DOWN",
                     *       "asOf": "2024-11-21T08:41:00.000Z",
                     *       "services": {
                     *         "ok": 205,
                     *         "degraded": 0,
                     *         "down": 3,
                     *         "unknown": 0,
                     *         "installing": 6
                     *       },
                     *       "siteCounts": {
                     *         "ok": 11,
                     *         "degraded": 0,
                     *         "down": 1,
                     *         "unknown": 0,
                     *         "installing": 0
                     *       },
                     *       "sites": [
                     *         {
                     *           "id": "S-30005",
                     *           "name": "København kontor",
                     *           "city": "København",
                     *           "state": "DOWN",
                     *           "services": {
                     *             "ok": 19,
                     *             "degraded": 0,
                     *             "down": 3,
                     *             "unknown": 0,
                     *             "installing": 0
                     *           },
                     *           "asOf": "2024-11-21T08:41:00.000Z",
                     *           "since": "2024-11-21T06:52:00.000Z",
                     *           "disturbanceId": "3c0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *           "nextWorkAt": null
                     *         }
                     *       ],
                     *       "places": [
                     *         {
                     *           "name": "København",
                     *           "country": "DK",
                     *           "longitude": 12.57,
                     *           "latitude": 55.68,
                     *           "state": "DOWN",
                     *           "sites": 4,
                     *           "affectedSites": 1
                     *         }
                     *       ],
                     *       "totalPlaces": 12,
                     *       "disturbances": [
                     *         {
                     *           "id": "3c0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *           "reference": "D-1204",
                     *           "title": [
                     *             {
                     *               "language": "en",
                     *               "displayName": "Fibre break at Amager"
                     *             }
                     *           ],
                     *           "state": "IDENTIFIED",
                     *           "impact": "OUTAGE",
                     *           "startsAt": "2024-11-21T06:52:00.000Z",
                     *           "nextUpdateAt": "2024-11-21T09:30:00.000Z",
                     *           "estimatedEndAt": null,
                     *           "services": 3,
                     *           "cities": [
                     *             "København"
                     *           ],
                     *           "pairsAtRisk": []
                     *         }
                     *       ],
                     *       "totalDisturbances": 1,
                     *       "works": [],
                     *       "totalWorks": 0,
                     *       "updates": [],
                     *       "freezes": []
                     *     }
                     */
                    "application/json": components["schemas"]["NocWall"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    streamNocWall: {
        parameters: {
            query?: {
                tags?: string;
                sites?: string;
            };
            header?: {
                /** @description The id of the last event that the caller has got. */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example event: beat
                     *     data: {"at":"2024-11-21T08:42:18.000Z"}
                     */
                    "text/event-stream": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
}
