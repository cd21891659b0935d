// Made by npm run generate from openapi/services.yaml.
export interface paths {
    "/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's services, one page at a time. */
        get: operations["listServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/facets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the services can be filtered by, with the number of services of each, whatever is filtered at the moment. */
        get: operations["listServiceFacets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All services that a filter finds, as a file, sorted by id.
         * @description Headings are in the language of Accept-Language. Price columns are there for financial roles alone.
         */
        get: operations["exportServices"];
        put?: never;
        /** The same, for filters too long for an address, or for the services that are named. */
        post: operations["exportServicesBy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes one change to many services, chosen by their ids or by a filter. Answers for each.
         * @description Tags are changed by OperationResponsible, OperationStaff and Purchaser, invoice texts by BillingResponsible and OperationResponsible; 403 otherwise.
         *     `setInvoiceTexts` brings the services and their texts itself. What can't be done for one service hinders no other.
         *     A change by filter carries the number of services that its caller has seen. An empty filter finds every service, and needs `all`.
         */
        post: operations["changeServices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Which of the services that are named the customer has. Changes nothing.
         * @description For somebody who brings a list of ids, to see what a change of them will be about before it is made.
         */
        post: operations["lookUpServices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/{serviceId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a service of this customer answers 404. */
                serviceId: components["parameters"]["ServiceId"];
            };
            cookie?: never;
        };
        /** One service, with its sites. */
        get: operations["getService"];
        /** Changes the full set of the service's tags. */
        put: operations["updateService"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/{serviceId}/invoice-text": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a service of this customer answers 404. */
                serviceId: components["parameters"]["ServiceId"];
            };
            cookie?: never;
        };
        get?: never;
        /** Changes what the invoice says of the service. An empty text takes it away. */
        put: operations["updateInvoiceText"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/{serviceId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a service of this customer answers 404. */
                serviceId: components["parameters"]["ServiceId"];
            };
            cookie?: never;
        };
        /** What has been changed about the service and done about its orders in the portal, the newest first. */
        get: operations["listServiceHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's tags, by name. */
        get: operations["listTags"];
        put?: never;
        /** Creates a tag. */
        post: operations["createTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tags/{tagId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a tag of this customer answers 404. */
                tagId: string;
            };
            cookie?: never;
        };
        get?: never;
        /** Changes a tag's name, colour and description. */
        put: operations["updateTag"];
        post?: never;
        /** Deletes a tag and takes it from every service. */
        delete: operations["deleteTag"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The same as the parameters of the list, by the same names. */
        ServiceFilter: {
            text?: string;
            /** @enum {string} */
            status?: "active";
            statuses?: string[];
            products?: string[];
            countries?: string[];
            cities?: string[];
            sites?: string[];
            numericalSiteIds?: number[];
            tags?: string[];
            /** @enum {string} */
            tagMode?: "any" | "all" | "none";
            minCapacity?: number;
            maxCapacity?: number;
            contractEndsWithinMonths?: number;
            disturbanceId?: string;
        };
        /** @description At most 500; more are refused with 422 SELECT_BY_FILTER. */
        ServiceIds: string[];
        TagIds: string[];
        Money: {
            amount: number;
            /** @enum {string} */
            currency: "SEK" | "NOK" | "DKK" | "EUR";
        };
        TagReference: {
            id: string;
            name: string;
            color: components["schemas"]["TagColor"];
        };
        /** @enum {string} */
        TagColor: "teal" | "orange" | "blue" | "brown" | "green" | "red" | "purple" | "grey" | "black";
        TagDetails: {
            /** @description 1 to 30 characters. */
            name: string;
            color: components["schemas"]["TagColor"];
            /** @description At most 200 characters. */
            description?: string;
        };
        Tag: {
            id: string;
            name: string;
            color: components["schemas"]["TagColor"];
            description: string;
            /** @description Number of services that have it. */
            usedBy: number;
            /** @description The number in the ETag; send it back as If-Match: "<version>". */
            version: number;
        };
        Service: {
            serviceId: string;
            /** @description Null until it is delivered. */
            orderServiceId: string | null;
            serviceName: string;
            /** @description As the provider's system writes it: Installation Ongoing, In service, Termination notice, Terminated, Terminated before delivery, one of the coarser enumeration, or a word that the client shows as it is. */
            status: string;
            /**
             * @description What the provider's monitoring saw last. Only for those who are told of disturbances.
             * @enum {string}
             */
            health?: "OK" | "DEGRADED" | "DOWN" | "UNKNOWN";
            /** @description What disturbs it now: a disturbance that is not resolved, or else a planned work that is in progress; null for none. Only for those who are told of disturbances. */
            disturbance?: components["schemas"]["DisturbanceReference"] | null;
            capacity: string | null;
            /** @description In bits per second. */
            capacityBps: number | null;
            siteId: string;
            numericalSiteId: number;
            /** @description What the customer calls the site. */
            siteName: string;
            siteReference: string | null;
            address: string;
            zipCode: string;
            city: string;
            /** @enum {string} */
            country: "SE" | "NO" | "DK";
            /** @description The other end, of a service between two sites. */
            zSiteId: string | null;
            invoiceText: string;
            productInformation: {
                id: string;
                translations: components["schemas"]["Translation"][];
            };
            /** @description By name. */
            tags: components["schemas"]["TagReference"][];
            /** Format: date */
            inServiceSince: string | null;
            /** Format: date */
            contractEndsOn: string | null;
            /**
             * Format: date
             * @description The last day, where notice is given or the service has ended.
             */
            endsOn: string | null;
            /** @description Only for financial roles. Null where none is known. */
            monthlyFee?: components["schemas"]["Money"] | null;
            /** @description The number in the ETag; send it back as If-Match: "<version>". */
            version: number;
        };
        DisturbanceReference: {
            id: string;
            /** @enum {string} */
            type: "DISTURBANCE" | "PLANNED_WORK";
            reference: string;
            title: components["schemas"]["Translation"][];
        };
        ServicePage: {
            items: components["schemas"]["Service"][];
            totalPages: number;
            currentPage: number;
            totalItems: number;
        };
        ServiceDetails: {
            serviceId: string;
            /** @description Null until it is delivered. */
            orderServiceId: string | null;
            serviceName: string;
            /** @description As the provider's system writes it: Installation Ongoing, In service, Termination notice, Terminated, Terminated before delivery, one of the coarser enumeration, or a word that the client shows as it is. */
            status: string;
            /**
             * @description What the provider's monitoring saw last. Only for those who are told of disturbances.
             * @enum {string}
             */
            health?: "OK" | "DEGRADED" | "DOWN" | "UNKNOWN";
            /** @description What disturbs it now: a disturbance that is not resolved, or else a planned work that is in progress; null for none. Only for those who are told of disturbances. */
            disturbance?: components["schemas"]["DisturbanceReference"] | null;
            capacity: string | null;
            /** @description In bits per second. */
            capacityBps: number | null;
            siteId: string;
            numericalSiteId: number;
            /** @description What the customer calls the site. */
            siteName: string;
            siteReference: string | null;
            address: string;
            zipCode: string;
            city: string;
            /** @enum {string} */
            country: "SE" | "NO" | "DK";
            /** @description The other end, of a service between two sites. */
            zSiteId: string | null;
            invoiceText: string;
            productInformation: {
                id: string;
                translations: components["schemas"]["Translation"][];
            };
            /** @description By name. */
            tags: components["schemas"]["TagReference"][];
            /** Format: date */
            inServiceSince: string | null;
            /** Format: date */
            contractEndsOn: string | null;
            /**
             * Format: date
             * @description The last day, where notice is given or the service has ended.
             */
            endsOn: string | null;
            /** @description Only for financial roles. Null where none is known. */
            monthlyFee?: components["schemas"]["Money"] | null;
            /** @description The number in the ETag; send it back as If-Match: "<version>". */
            version: number;
            /** @description Services of one group must not fail together. */
            diversityGroup: string | null;
            site: components["schemas"]["Site"];
            zSite: components["schemas"]["Site"] | null;
        };
        FacetValue: {
            value: string;
            services: number;
            activeServices: number;
        };
        ServiceFacets: {
            services: number;
            activeServices: number;
            sites: number;
            /** @description In upper case with underscores, for example IN_SERVICE; the most frequent first. */
            statuses: components["schemas"]["FacetValue"][];
            products: {
                value: string;
                services: number;
                activeServices: number;
                translations: components["schemas"]["Translation"][];
            }[];
            cities: components["schemas"]["FacetValue"][];
            countries: components["schemas"]["FacetValue"][];
        };
        ServicesChange: {
            ids?: components["schemas"]["ServiceIds"];
            filter?: components["schemas"]["ServiceFilter"];
            /**
             * @description With an empty filter, every service of the customer.
             * @constant
             */
            all?: true;
            /** @description With a filter, how many services the caller has seen that it finds; another number now is refused with 409 COUNT_CHANGED. */
            expectedCount?: number;
            op: {
                /** @enum {string} */
                type: "addTags" | "removeTags" | "setInvoiceText" | "setInvoiceTexts";
                tagIds?: components["schemas"]["TagIds"];
                invoiceText?: string;
                /** @description With setInvoiceTexts; at most 500. */
                texts?: {
                    id: string;
                    invoiceText: string;
                }[];
            };
        };
        NamedService: {
            serviceId: string;
            serviceName: string;
            invoiceText: string;
        };
        ServicesChangeResult: {
            ok: string[];
            failed: {
                id: string;
                /** @enum {string} */
                code: "NOT_FOUND" | "TOO_MANY_TAGS" | "UNSUPPORTED_CHARACTER" | "TOO_LONG";
                /** @description With UNSUPPORTED_CHARACTER, the first one that is refused. */
                character?: string;
            }[];
        };
        ServiceEvent: {
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            change: "TAGS" | "INVOICE_TEXT" | "ORDER_PLACED" | "ORDER_DATE_REQUESTED" | "ORDER_DATE_ACCEPTED" | "ORDER_CONTACT_CHANGED" | "ORDER_MESSAGE_SENT" | "ORDER_CHARGE_ANSWERED" | "ORDER_CANCELLED";
            /** @description With changes of an order of the service, which one. */
            order?: {
                id: string;
                orderNumber: string;
            };
            /** @description Null where a user is gone. */
            actorName: string | null;
            /** @description The provider's staff made the change, for a user or on their own. */
            byStaff: boolean;
            /** @description The text, or the names of the tags with commas between them; empty with orders. */
            before: string;
            /** @description As before; with ORDER_DATE_REQUESTED, the wanted ISO week. */
            after: string;
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
        /** @description WGS 84, in degrees. */
        Coordinates: {
            longitude: number;
            latitude: number;
        };
        /**
         * @description The worst of the services that are delivered at the site, whatever is filtered by; ENDED where none is left. A service between two sites counts at its own site, not at its other end.
         * @enum {string}
         */
        SiteState: "DISTURBANCE" | "ATTENTION" | "INSTALLING" | "IN_SERVICE" | "ENDED";
        Site: {
            siteId: string;
            numericalSiteId: number;
            /** @description What the customer calls it. */
            siteName: string;
            siteReference: string | null;
            address: {
                streetName: string;
                houseNumber: string | null;
                zipCode: string;
                city: string;
                /** @enum {string} */
                country: "SE" | "NO" | "DK";
                floor: string | null;
                room: string | null;
            };
            coordinates: components["schemas"]["Coordinates"];
            customerInstallationContact: {
                name: string;
                email: string | null;
                phone: string | null;
            } | null;
            accessInstructions: string | null;
            /** @description It is one of the provider's halls that access can be asked for. */
            hasColocation: boolean;
            services: number;
            activeServices: number;
            /** @description How many are disturbed or need attention; left out by a system that does not count them. */
            affectedServices?: number;
            /** @description How many of those that need attention work, but not as they should; the others have been given notice. Left out by a system that does not count them. */
            degradedServices?: number;
            state: components["schemas"]["SiteState"];
            version: number;
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
        /** @description Anything that is not the id of a service of this customer answers 404. */
        ServiceId: string;
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
        /** @description Number of the page; the first is 0. Beyond the end the answer is empty and `totalPages` says how many there are. */
        Page: number;
        PageSize: number;
        /** @description The ETag that was read, for example "3". Missing gives 428, an older one 412. */
        IfMatch: string;
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
    listServices: {
        parameters: {
            query?: {
                /** @description Number of the page; the first is 0. Beyond the end the answer is empty and `totalPages` says how many there are. */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description With a minus sign before it, the other way round. What has no value comes last. Health begins with what needs somebody: what is down, degraded, under notice, or has a contract that ends within 90 days, the soonest first; then comes what is being installed, the rest, and what has ended. The monthly fee is for those who may see prices. */
                sortBy?: "serviceName" | "-serviceName" | "serviceId" | "-serviceId" | "product" | "-product" | "status" | "-status" | "site" | "-site" | "city" | "-city" | "capacity" | "-capacity" | "contractEnd" | "-contractEnd" | "health" | "-health" | "monthlyFee" | "-monthlyFee";
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
                     *           "serviceId": "SE-204418",
                     *           "orderServiceId": "OS-5204418",
                     *           "serviceName": "DIA Static",
                     *           "status": "In service",
                     *           "health": "OK",
                     *           "disturbance": null,
                     *           "capacity": "1 Gbit/s",
                     *           "capacityBps": 1000000000,
                     *           "siteId": "S-10005",
                     *           "numericalSiteId": 10005,
                     *           "siteName": "Göteborg, Lindholmspiren",
                     *           "siteReference": "GBG-HQ",
                     *           "address": "Lindholmspiren 5",
                     *           "zipCode": "417 56",
                     *           "city": "Göteborg",
                     *           "country": "SE",
                     *           "zSiteId": null,
                     *           "invoiceText": "Kst 4410",
                     *           "productInformation": {
                     *             "id": "dia-static",
                     *             "translations": [
                     *               {
                     *                 "language": "en",
                     *                 "displayName": "Dedicated internet"
                     *               }
                     *             ]
                     *           },
                     *           "tags": [
                     *             {
                     *               "id": "0e9e5b1e-6b0a-4b55-8f0b-2f9e4c7f1a11",
                     *               "name": "HQ",
                     *               "color": "teal"
                     *             }
                     *           ],
                     *           "inServiceSince": "2021-03-15",
                     *           "contractEndsOn": "2027-03-14",
                     *           "endsOn": null,
                     *           "monthlyFee": {
                     *             "amount": 4250,
                     *             "currency": "SEK"
                     *           },
                     *           "version": 1
                     *         }
                     *       ],
                     *       "totalPages": 1,
                     *       "currentPage": 0,
                     *       "totalItems": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ServicePage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listServiceFacets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The choices of the filters. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "services": 231,
                     *       "activeServices": 214,
                     *       "sites": 61,
                     *       "statuses": [
                     *         {
                     *           "value": "IN_SERVICE",
                     *           "services": 190,
                     *           "activeServices": 190
                     *         }
                     *       ],
                     *       "products": [
                     *         {
                     *           "value": "dia-static",
                     *           "services": 40,
                     *           "activeServices": 38,
                     *           "translations": [
                     *             {
                     *               "language": "en",
                     *               "displayName": "Dedicated internet"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "cities": [
                     *         {
                     *           "value": "Göteborg",
                     *           "services": 24,
                     *           "activeServices": 22
                     *         }
                     *       ],
                     *       "countries": [
                     *         {
                     *           "value": "SE",
                     *           "services": 140,
                     *           "activeServices": 130
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ServiceFacets"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    exportServices: {
        parameters: {
            query?: {
                format?: "xlsx" | "csv";
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
            /** @description The file; its name is in the header. */
            200: {
                headers: {
                    "Content-Disposition": string;
                    "Content-Type": string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example PK */
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    /** @example Service;Service id */
                    "text/csv": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    exportServicesBy: {
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
                 *       "format": "csv",
                 *       "filter": {
                 *         "status": "active",
                 *         "cities": [
                 *           "Göteborg"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @default xlsx
                     * @enum {string}
                     */
                    format?: "xlsx" | "csv";
                    filter?: components["schemas"]["ServiceFilter"];
                    ids?: components["schemas"]["ServiceIds"];
                };
            };
        };
        responses: {
            /** @description The file; its name is in the header. */
            200: {
                headers: {
                    "Content-Disposition": string;
                    "Content-Type": string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example PK */
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    /** @example Service;Service id */
                    "text/csv": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeServices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServicesChange"];
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
                     *         "SE-204418"
                     *       ],
                     *       "failed": [
                     *         {
                     *           "id": "SE-1",
                     *           "code": "NOT_FOUND"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ServicesChangeResult"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    lookUpServices: {
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
                 *       "ids": [
                 *         "SE-204418",
                 *         "SE-1"
                 *       ]
                 *     }
                 */
                "application/json": {
                    ids: components["schemas"]["ServiceIds"];
                };
            };
        };
        responses: {
            /** @description Those that there are, each once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "serviceId": "SE-204418",
                     *           "serviceName": "DIA Static",
                     *           "invoiceText": "Kst 4410"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["NamedService"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a service of this customer answers 404. */
                serviceId: components["parameters"]["ServiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "serviceId": "SE-204418",
                     *       "orderServiceId": "OS-5204418",
                     *       "serviceName": "DIA Static",
                     *       "status": "In service",
                     *       "health": "OK",
                     *       "capacity": "1 Gbit/s",
                     *       "capacityBps": 1000000000,
                     *       "siteId": "S-10005",
                     *       "numericalSiteId": 10005,
                     *       "siteName": "Göteborg, Lindholmspiren",
                     *       "siteReference": "GBG-HQ",
                     *       "address": "Lindholmspiren 5",
                     *       "zipCode": "417 56",
                     *       "city": "Göteborg",
                     *       "country": "SE",
                     *       "zSiteId": null,
                     *       "invoiceText": "Kst 4410",
                     *       "productInformation": {
                     *         "id": "dia-static",
                     *         "translations": [
                     *           {
                     *             "language": "en",
                     *             "displayName": "Dedicated internet"
                     *           }
                     *         ]
                     *       },
                     *       "tags": [
                     *         {
                     *           "id": "0e9e5b1e-6b0a-4b55-8f0b-2f9e4c7f1a11",
                     *           "name": "HQ",
                     *           "color": "teal"
                     *         }
                     *       ],
                     *       "inServiceSince": "2021-03-15",
                     *       "contractEndsOn": "2027-03-14",
                     *       "endsOn": null,
                     *       "monthlyFee": {
                     *         "amount": 4250,
                     *         "currency": "SEK"
                     *       },
                     *       "version": 1,
                     *       "diversityGroup": null,
                     *       "site": {
                     *         "siteId": "S-10005",
                     *         "numericalSiteId": 10005,
                     *         "siteName": "Göteborg, Lindholmspiren",
                     *         "siteReference": "GBG-HQ",
                     *         "address": {
                     *           "streetName": "Lindholmspiren",
                     *           "houseNumber": "5",
                     *           "zipCode": "417 56",
                     *           "city": "Göteborg",
                     *           "country": "SE",
                     *           "floor": "3",
                     *           "room": "MDF 3.02"
                     *         },
                     *         "coordinates": {
                     *           "longitude": 11.9388,
                     *           "latitude": 57.7062
                     *         },
                     *         "customerInstallationContact": {
                     *           "name": "Elin Wallgren",
                     *           "email": "elin.wallgren@havstrand.example",
                     *           "phone": "+46701740624"
                     *         },
                     *         "accessInstructions": null,
                     *         "hasColocation": false,
                     *         "services": 9,
                     *         "activeServices": 9,
                     *         "state": "IN_SERVICE",
                     *         "version": 1
                     *       },
                     *       "zSite": null
                     *     }
                     */
                    "application/json": components["schemas"]["ServiceDetails"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateService: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read, for example "3". Missing gives 428, an older one 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Anything that is not the id of a service of this customer answers 404. */
                serviceId: components["parameters"]["ServiceId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tagIds": [
                 *         "0e9e5b1e-6b0a-4b55-8f0b-2f9e4c7f1a11"
                 *       ]
                 *     }
                 */
                "application/json": {
                    tagIds: components["schemas"]["TagIds"];
                };
            };
        };
        responses: {
            /** @description The service. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "serviceId": "SE-204418",
                     *       "orderServiceId": "OS-5204418",
                     *       "serviceName": "DIA Static",
                     *       "status": "In service",
                     *       "health": "OK",
                     *       "capacity": "1 Gbit/s",
                     *       "capacityBps": 1000000000,
                     *       "siteId": "S-10005",
                     *       "numericalSiteId": 10005,
                     *       "siteName": "Göteborg, Lindholmspiren",
                     *       "siteReference": "GBG-HQ",
                     *       "address": "Lindholmspiren 5",
                     *       "zipCode": "417 56",
                     *       "city": "Göteborg",
                     *       "country": "SE",
                     *       "zSiteId": null,
                     *       "invoiceText": "Kst 4410",
                     *       "productInformation": {
                     *         "id": "dia-static",
                     *         "translations": [
                     *           {
                     *             "language": "en",
                     *             "displayName": "Dedicated internet"
                     *           }
                     *         ]
                     *       },
                     *       "tags": [
                     *         {
                     *           "id": "0e9e5b1e-6b0a-4b55-8f0b-2f9e4c7f1a11",
                     *           "name": "HQ",
                     *           "color": "teal"
                     *         }
                     *       ],
                     *       "inServiceSince": "2021-03-15",
                     *       "contractEndsOn": "2027-03-14",
                     *       "endsOn": null,
                     *       "monthlyFee": {
                     *         "amount": 4250,
                     *         "currency": "SEK"
                     *       },
                     *       "version": 1,
                     *       "diversityGroup": null,
                     *       "site": {
                     *         "siteId": "S-10005",
                     *         "numericalSiteId": 10005,
                     *         "siteName": "Göteborg, Lindholmspiren",
                     *         "siteReference": "GBG-HQ",
                     *         "address": {
                     *           "streetName": "Lindholmspiren",
                     *           "houseNumber": "5",
                     *           "zipCode": "417 56",
                     *           "city": "Göteborg",
                     *           "country": "SE",
                     *           "floor": "3",
                     *           "room": "MDF 3.02"
                     *         },
                     *         "coordinates": {
                     *           "longitude": 11.9388,
                     *           "latitude": 57.7062
                     *         },
                     *         "customerInstallationContact": {
                     *           "name": "Elin Wallgren",
                     *           "email": "elin.wallgren@havstrand.example",
                     *           "phone": "+46701740624"
                     *         },
                     *         "accessInstructions": null,
                     *         "hasColocation": false,
                     *         "services": 9,
                     *         "activeServices": 9,
                     *         "state": "IN_SERVICE",
                     *         "version": 1
                     *       },
                     *       "zSite": null
                     *     }
                     */
                    "application/json": components["schemas"]["ServiceDetails"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateInvoiceText: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read, for example "3". Missing gives 428, an older one 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Anything that is not the id of a service of this customer answers 404. */
                serviceId: components["parameters"]["ServiceId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "invoiceText": "Kst 4410"
                 *     }
                 */
                "application/json": {
                    invoiceText: string;
                };
            };
        };
        responses: {
            /** @description The service. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "serviceId": "SE-204418",
                     *       "orderServiceId": "OS-5204418",
                     *       "serviceName": "DIA Static",
                     *       "status": "In service",
                     *       "health": "OK",
                     *       "capacity": "1 Gbit/s",
                     *       "capacityBps": 1000000000,
                     *       "siteId": "S-10005",
                     *       "numericalSiteId": 10005,
                     *       "siteName": "Göteborg, Lindholmspiren",
                     *       "siteReference": "GBG-HQ",
                     *       "address": "Lindholmspiren 5",
                     *       "zipCode": "417 56",
                     *       "city": "Göteborg",
                     *       "country": "SE",
                     *       "zSiteId": null,
                     *       "invoiceText": "Kst 4410",
                     *       "productInformation": {
                     *         "id": "dia-static",
                     *         "translations": [
                     *           {
                     *             "language": "en",
                     *             "displayName": "Dedicated internet"
                     *           }
                     *         ]
                     *       },
                     *       "tags": [
                     *         {
                     *           "id": "0e9e5b1e-6b0a-4b55-8f0b-2f9e4c7f1a11",
                     *           "name": "HQ",
                     *           "color": "teal"
                     *         }
                     *       ],
                     *       "inServiceSince": "2021-03-15",
                     *       "contractEndsOn": "2027-03-14",
                     *       "endsOn": null,
                     *       "monthlyFee": {
                     *         "amount": 4250,
                     *         "currency": "SEK"
                     *       },
                     *       "version": 1,
                     *       "diversityGroup": null,
                     *       "site": {
                     *         "siteId": "S-10005",
                     *         "numericalSiteId": 10005,
                     *         "siteName": "Göteborg, Lindholmspiren",
                     *         "siteReference": "GBG-HQ",
                     *         "address": {
                     *           "streetName": "Lindholmspiren",
                     *           "houseNumber": "5",
                     *           "zipCode": "417 56",
                     *           "city": "Göteborg",
                     *           "country": "SE",
                     *           "floor": "3",
                     *           "room": "MDF 3.02"
                     *         },
                     *         "coordinates": {
                     *           "longitude": 11.9388,
                     *           "latitude": 57.7062
                     *         },
                     *         "customerInstallationContact": {
                     *           "name": "Elin Wallgren",
                     *           "email": "elin.wallgren@havstrand.example",
                     *           "phone": "+46701740624"
                     *         },
                     *         "accessInstructions": null,
                     *         "hasColocation": false,
                     *         "services": 9,
                     *         "activeServices": 9,
                     *         "state": "IN_SERVICE",
                     *         "version": 1
                     *       },
                     *       "zSite": null
                     *     }
                     */
                    "application/json": components["schemas"]["ServiceDetails"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listServiceHistory: {
        parameters: {
            query?: {
                /** @description Number of the page; the first is 0. Beyond the end the answer is empty and `totalPages` says how many there are. */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /** @description Anything that is not the id of a service of this customer answers 404. */
                serviceId: components["parameters"]["ServiceId"];
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
                     *           "at": "2024-11-21T08:14:00.000Z",
                     *           "change": "INVOICE_TEXT",
                     *           "actorName": "Astrid Lindqvist",
                     *           "byStaff": false,
                     *           "before": "",
                     *           "after": "Kst 4410"
                     *         }
                     *       ],
                     *       "totalPages": 1,
                     *       "currentPage": 0
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["ServiceEvent"][];
                        totalPages: number;
                        currentPage: number;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listTags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
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
                     *           "name": "HQ",
                     *           "color": "teal",
                     *           "description": "Main offices",
                     *           "usedBy": 14,
                     *           "version": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["Tag"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createTag: {
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
                 *       "name": "HQ",
                 *       "color": "teal",
                 *       "description": "Main offices"
                 *     }
                 */
                "application/json": components["schemas"]["TagDetails"];
            };
        };
        responses: {
            /** @description The tag was created. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0e9e5b1e-6b0a-4b55-8f0b-2f9e4c7f1a11",
                     *       "name": "HQ",
                     *       "color": "teal",
                     *       "description": "Main offices",
                     *       "usedBy": 14,
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Tag"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateTag: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read, for example "3". Missing gives 428, an older one 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Anything that is not the id of a tag of this customer answers 404. */
                tagId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "HQ",
                 *       "color": "teal",
                 *       "description": "Main offices"
                 *     }
                 */
                "application/json": components["schemas"]["TagDetails"];
            };
        };
        responses: {
            /** @description The tag as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0e9e5b1e-6b0a-4b55-8f0b-2f9e4c7f1a11",
                     *       "name": "HQ",
                     *       "color": "teal",
                     *       "description": "Main offices",
                     *       "usedBy": 14,
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Tag"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteTag: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read, for example "3". Missing gives 428, an older one 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Anything that is not the id of a tag of this customer answers 404. */
                tagId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tag is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
}
