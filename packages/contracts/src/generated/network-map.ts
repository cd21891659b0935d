// Made by npm run generate from openapi/network-map.yaml.
export interface paths {
    "/map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sites of the services that a filter finds, all at once, each with its worst state, and the lines between sites. */
        get: operations["getNetworkMap"];
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
        NetworkMap: {
            sites: {
                siteId: string;
                numericalSiteId: number;
                siteName: string;
                address: string;
                city: string;
                /** @enum {string} */
                country: "SE" | "NO" | "DK";
                coordinates: components["schemas"]["Coordinates"];
                /** @description Those of its own that the filter finds; 0 where only the other end of a line is. */
                services: number;
                /** @description How many of those are disturbed or need attention; left out by a system that does not count them. */
                affectedServices?: number;
                /** @description How many of those that need attention work, but not as they should; the others have been given notice. Left out by a system that does not count them. */
                degradedServices?: number;
                /** @description How many of those affected are down. Left out by a system that does not count them. */
                disturbedServices?: number;
                /** @description The names of those affected, the ones that are down first, then the degraded ones; no more than three. Left out by a system that does not name them. */
                affectedServiceNames?: string[];
                /**
                 * Format: date
                 * @description The first day, from today, that one of those that have not ended ends on by notice or by contract; null where none is known. Left out by a system that does not know it.
                 */
                nextEndOn?: string | null;
                /** @description What those that have not ended come to. Only for financial roles. Null where one has no known fee, and where they are in several currencies. Left out by a system that does not add them up. */
                monthlyFee?: components["schemas"]["Money"] | null;
                state: components["schemas"]["SiteState"];
            }[];
            /** @description Services between two sites; both ends are among the sites. */
            lines: {
                serviceId: string;
                serviceName: string;
                aSiteId: string;
                zSiteId: string;
                state: components["schemas"]["SiteState"];
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
        /** @description WGS 84, in degrees. */
        Coordinates: {
            longitude: number;
            latitude: number;
        };
        Money: {
            amount: number;
            /** @enum {string} */
            currency: "SEK" | "NOK" | "DKK" | "EUR";
        };
        /**
         * @description The worst of the services that are delivered at the site, whatever is filtered by; ENDED where none is left. A service between two sites counts at its own site, not at its other end.
         * @enum {string}
         */
        SiteState: "DISTURBANCE" | "ATTENTION" | "INSTALLING" | "IN_SERVICE" | "ENDED";
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
        /** @description Text found anywhere in name, ids, site, address or invoice text, in any case. */
        Text: string;
        /** @description `active` leaves out what has ended. */
        Status: "active";
        /** @description Any of these. A word that no service has finds none. */
        Statuses: string[];
        Products: string[];
        Countries: string[];
        Cities: string[];
        /** @description Ids of sites. */
        Sites: string[];
        NumericalSiteIds: number[];
        /** @description Ids of tags. Those that the customer has not, or no longer, are left out of account. */
        Tags: string[];
        /** @description Whether a service has any of the tags, all of them, or none. */
        TagMode: "any" | "all" | "none";
        /** @description In bits per second. */
        MinCapacity: number;
        MaxCapacity: number;
        /** @description The contract ends from today on, within this many months. */
        ContractEndsWithinMonths: number;
        /** @description Touched by this disturbance or planned work. For those who are told of disturbances; others are refused with 403. */
        DisturbanceId: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getNetworkMap: {
        parameters: {
            query?: {
                /** @description Text found anywhere in name, ids, site, address or invoice text, in any case. */
                text?: components["parameters"]["Text"];
                /** @description `active` leaves out what has ended. */
                status?: components["parameters"]["Status"];
                /** @description Any of these. A word that no service has finds none. */
                statuses?: components["parameters"]["Statuses"];
                products?: components["parameters"]["Products"];
                countries?: components["parameters"]["Countries"];
                cities?: components["parameters"]["Cities"];
                /** @description Ids of sites. */
                sites?: components["parameters"]["Sites"];
                numericalSiteIds?: components["parameters"]["NumericalSiteIds"];
                /** @description Ids of tags. Those that the customer has not, or no longer, are left out of account. */
                tags?: components["parameters"]["Tags"];
                /** @description Whether a service has any of the tags, all of them, or none. */
                tagMode?: components["parameters"]["TagMode"];
                /** @description In bits per second. */
                minCapacity?: components["parameters"]["MinCapacity"];
                maxCapacity?: components["parameters"]["MaxCapacity"];
                /** @description The contract ends from today on, within this many months. */
                contractEndsWithinMonths?: components["parameters"]["ContractEndsWithinMonths"];
                /** @description Touched by this disturbance or planned work. For those who are told of disturbances; others are refused with 403. */
                disturbanceId?: components["parameters"]["DisturbanceId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The map. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sites": [
                     *         {
                     *           "siteId": "S-10005",
                     *           "numericalSiteId": 10005,
                     *           "siteName": "Göteborg, Lindholmspiren",
                     *           "address": "Lindholmspiren 5",
                     *           "city": "Göteborg",
                     *           "country": "SE",
                     *           "coordinates": {
                     *             "longitude": 11.9388,
                     *             "latitude": 57.7062
                     *           },
                     *           "services": 9,
                     *           "affectedServices": 0,
                     *           "degradedServices": 0,
                     *           "disturbedServices": 0,
                     *           "affectedServiceNames": [],
                     *           "nextEndOn": "2027-03-14",
                     *           "monthlyFee": {
                     *             "amount": 38250,
                     *             "currency": "SEK"
                     *           },
                     *           "state": "IN_SERVICE"
                     *         }
                     *       ],
                     *       "lines": [
                     *         {
                     *           "serviceId": "SE-198032",
                     *           "serviceName": "IP Link",
                     *           "aSiteId": "S-10005",
                     *           "zSiteId": "S-10011",
                     *           "state": "IN_SERVICE"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["NetworkMap"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
}
