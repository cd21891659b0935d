// Made by npm run generate from openapi/quote-and-order.yaml.
export interface paths {
    "/framework-agreements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's framework agreements; those for internal users only to internal users. */
        get: operations["listFrameworkAgreements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quotable-products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The products and packages of an agreement, with what can be chosen of each. */
        get: operations["listQuotableProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/price-estimates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a product would cost at sites, by the way of buying it with the lowest monthly fee. Nothing is stored.
         * @description Without a way of buying it that has a price at every site, all amounts are null. What is wrong with a product option is
         *     answered as a request for prices would answer it.
         */
        post: operations["estimatePrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feasibility-checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What an agreement's products would be at sites, before prices are asked for. Nothing is stored. */
        post: operations["checkFeasibility"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer-sites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's own sites, to ask for prices at, by name. */
        get: operations["listCustomerSites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/planned-customer-site-lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's lists of sites to ask prices for, one page at a time, the latest change first unless asked otherwise. */
        get: operations["listSiteLists"];
        put?: never;
        /**
         * Makes a list of sites.
         * @description Every site is kept, whatever is wrong with it: its state says so. An address is looked up; with a key of a candidate, or coordinates,
         *     it is not.
         */
        post: operations["createSiteList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/planned-customer-site-lists/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a list of the sites of a file.
         * @description An xlsx workbook, of which the first sheet is read, or csv with semicolons, commas or tabs, in UTF-8, UTF-16 or Windows-1252. At most
         *     5 MB and 1,000 sites. Headings are those of the template in any language; without any, the template's order. A cell with a formula is
         *     read as the value that it shows. Every row is kept in the list, those with something wrong as well.
         */
        post: operations["createSiteListFromFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/planned-customer-site-lists/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A file with the headings that a file of sites has, and an example.
         * @description Headings are in the language of Accept-Language.
         */
        get: operations["getSiteListTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/planned-customer-site-lists/merges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a new list of the sites of several. They stay as they are. */
        post: operations["mergeSiteLists"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/planned-customer-site-lists/{siteListId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a list of this customer answers 404. */
                siteListId: string;
            };
            cookie?: never;
        };
        /** One list with its sites and what was chosen for them. */
        get: operations["getSiteList"];
        put?: never;
        post?: never;
        /** Deletes a list that no quote is open on. */
        delete: operations["deleteSiteList"];
        options?: never;
        head?: never;
        /**
         * Renames a list, changes its sites, or keeps what is chosen for them. What is left out stays.
         * @description Sites are removed, then changed, then added at the end. A changed site is given as a whole. Quotes that were asked for keep their
         *     sites as they were.
         */
        patch: operations["updateSiteList"];
        trace?: never;
    };
    "/planned-customer-site-lists/{siteListId}/duplicates": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a list of this customer answers 404. */
                siteListId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a new list of the same sites, with what was chosen for them. */
        post: operations["duplicateSiteList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/planned-customer-site-lists/{siteListId}/file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a list of this customer answers 404. */
                siteListId: string;
            };
            cookie?: never;
        };
        /**
         * A list as a file of the template's columns.
         * @description Headings and reasons are in the language of Accept-Language. No cell is a formula.
         */
        get: operations["exportSiteList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agreements-in-administration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All framework agreements of the customer, with what they take off. For administrators of the provider's. */
        get: operations["listAgreementsInAdministration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agreements-in-administration/{agreementId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of an agreement of this customer answers 404. */
                agreementId: string;
            };
            cookie?: never;
        };
        get?: never;
        /** Changes a framework agreement. Quotes that are there keep their prices. */
        put: operations["updateAgreement"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agreements-in-administration/{agreementId}/previews": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of an agreement of this customer answers 404. */
                agreementId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a changed agreement would do to prices of today. Nothing is changed. */
        post: operations["previewAgreement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/price-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The price rules that new quotes follow, in the order that they are applied in. For administrators of the provider's. */
        get: operations["getPriceRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/price-rules/previews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What other rules would do to prices of a customer of today at one place. Nothing is changed.
         * @description Rules that are refused answer 422, as a proposal with them would.
         */
        post: operations["previewPriceRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/price-rules/proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Proposes other rules. They hold once a second person has approved them.
         * @description `If-Match` names the version that they were made from. One proposal waits at a time: a new one takes the place of one's own, and is
         *     refused with 409 `PROPOSAL_WAITING` while somebody else's waits.
         */
        post: operations["proposePriceRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/price-rules/proposals/{proposalId}/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a proposal answers 404. */
                proposalId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approves or rejects somebody else's proposal; one's own can be rejected. Approved rules are a new version. */
        post: operations["decidePriceRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/validate/correlationOwnership": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether a service that a quote goes on from is the customer's.
         * @description Ok without a look while the feature flag performCorrelationValidation is off.
         */
        post: operations["validateCorrelationOwnership"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/optical/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The optical services that can be asked for, in which countries, and the provider's data centres.
         * @description Everybody may read what there is. Where the data centres are is told to those who may ask for something there.
         */
        get: operations["listOpticalOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/optical-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customer's requests, one page at a time, the newest first unless asked otherwise.
         * @description Several filters must all hold. Values that nothing is known of find nothing.
         */
        get: operations["listOpticalRequests"];
        put?: never;
        /** Asks the provider for a proposal of an optical service. */
        post: operations["createOpticalRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/optical-requests/{requestId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a request of this customer answers 404. */
                requestId: string;
            };
            cookie?: never;
        };
        /** One request. */
        get: operations["getOpticalRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/optical-requests/{requestId}/status-changes": {
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
        post: operations["changeOpticalRequestStatus"];
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
        QuotableProduct: {
            id: string;
            name: string;
            /** @description Of the product that an order of it delivers; empty where the provider has none. */
            translations: components["schemas"]["Translation"][];
            isPackage: boolean;
            /** @description Those with a price. Empty where a specialist makes all of them. */
            capacitiesBps: number[];
            terms: number[];
            accessTypes: string[];
            countries: string[];
            /** @description What else is to be said of the product, in the order of its form. Left out for nothing. */
            characteristics?: components["schemas"]["FormField"][];
            /** @description What can be bought with it. Left out for nothing. */
            addons?: components["schemas"]["QuotableAddon"][];
            /** @description What the fast track costs, by currency; empty where no rule says so. */
            fastTrackFees?: components["schemas"]["ListFee"][];
        };
        /** @description What price rules add by themselves, before any discount. */
        ListFee: {
            currency: string;
            monthlyMinor: number;
            oneTimeMinor: number;
        };
        QuotableAddon: {
            id: string;
            translations: components["schemas"]["Translation"][];
            /** @description By currency; without one that is asked for, a specialist makes its price. */
            fees: components["schemas"]["ListFee"][];
        };
        PriceEstimate: {
            currency: string;
            capacityBps: number | null;
            termMonths: number | null;
            accessType: string | null;
            /** @description firm or estimate; null without a price. */
            level: string | null;
            monthlyMinor: number | null;
            oneTimeMinor: number | null;
            lines: components["schemas"]["PriceLine"][];
        };
        PlannedContact: {
            name: string;
            email: string;
            phone: string;
        };
        /** @description A site as somebody names it, by an address, coordinates, or one of the customer's own. */
        PlannedSiteDraft: {
            /** @description Left out, the address. */
            name?: string;
            address?: string;
            /** @description The key of the candidate that the address was chosen as. */
            magicKey?: string;
            /** @description By ISO 3166, in any case. Left out, that of the place. */
            country?: string;
            locationCoordinate?: components["schemas"]["PlannedCoordinate"];
            customerSearchReference?: string;
            contacts?: components["schemas"]["PlannedContact"][];
            /** @description Of one of the provider's data centres; its place is then taken. */
            dataCenterSiteId?: string;
            /** @description One of the customer's own sites; its address and place are then taken. */
            siteId?: string;
            /** @description The building that was chosen at the address. */
            buildingId?: string;
            /** @description It is wanted although it repeats another one of the list. */
            mayRepeat?: boolean;
            /** @description A specialist is to find its address, which is not found by itself, and to make its prices. Its country has to be known. */
            mayBeByHand?: boolean;
        };
        /** @description WGS 84, in degrees. */
        PlannedCoordinate: {
            longitude: number;
            latitude: number;
        };
        PlannedSite: {
            id: string;
            /** @description Its place in the list; the first is 1. */
            row: number;
            name: string;
            /** @description As it was written; of a place that was found, as it is called there. */
            address: string;
            streetName: string;
            houseNumber: string | null;
            zipCode: string;
            city: string;
            country: string | null;
            locationCoordinate: components["schemas"]["PlannedCoordinate"] | null;
            /** @description What a file has as coordinates where that is none. */
            coordinateText: string | null;
            /** @description The customer's own name for it. */
            customerSearchReference: string | null;
            contacts: components["schemas"]["PlannedContact"][];
            dataCenterSiteId: string | null;
            siteId: string | null;
            buildingId: string | null;
            /** @description What the building that was chosen is called. */
            building?: string | null;
            magicKey: string | null;
            confidence: components["schemas"]["AddressConfidence"];
            /** @description A specialist makes the prices: it is outside Sweden, Norway and Denmark, or nobody but them can find it. */
            isByHand: boolean;
            /** @description valid; ambiguous: several addresses fit; notFound; duplicate: of another one of the list; rejected: a rule is broken. */
            state: string;
            /** @description What is wrong: name, address, country, locationCoordinate, customerSearchReference, contacts.<place>.<part>, dataCenterSiteId, siteId, buildingId or magicKey. Null if valid. */
            field: string | null;
            /** @description And how: required, tooLong, unsupportedCharacter, invalidFormat, outOfRange, notInCountry, unknown, ambiguous, notFound, samePlace (within 15 m) or sameReference. Null if valid. */
            code: string | null;
            /** @description With unsupportedCharacter, the first one. */
            character: string | null;
            /** @description Id of the site before it that it repeats. */
            duplicateOf: string | null;
            /** @description Somebody chose to keep it although it repeats another one. It is then valid. */
            mayRepeat: boolean;
            /** @description Somebody sent it to a specialist. Not found, it is then valid, without coordinates. */
            mayBeByHand?: boolean;
            /** @description What an ambiguous address can mean, at most ten. */
            candidates: components["schemas"]["AddressCandidate"][];
        };
        /** @description What was chosen so far, to go on with later. Nothing of it is checked before prices are asked for. */
        SiteListConfiguration: {
            agreementId?: string;
            productIds?: string[];
            capacitiesBps?: number[];
            terms?: number[];
            accessTypes?: string[];
            fastTrack?: boolean;
            /** @description The earliest, as 2025-W03. */
            requestedWeek?: string;
            reference?: string;
            purchaseOrder?: string;
            correlationId?: string;
            note?: string;
            /** @description What a form keeps for itself, by its own names. */
            options?: {
                [key: string]: string;
            };
            productOptions?: components["schemas"]["ProductOptions"];
            /** @description What is other at single sites. */
            differences?: {
                /** @description Of the list. */
                siteId: string;
                productIds?: string[];
                capacitiesBps?: number[];
                terms?: number[];
                accessTypes?: string[];
                fastTrack?: boolean;
                note?: string;
                productOptions?: components["schemas"]["ProductOptions"];
            }[];
        };
        SiteListCreate: {
            /** @description Left out, as 'PO 2024-11-20 09:12', in the time of the customer's country. */
            name?: string;
            sites: components["schemas"]["PlannedSiteDraft"][];
            configuration?: components["schemas"]["SiteListConfiguration"];
        };
        SiteListChange: {
            name?: string;
            removeSiteIds?: string[];
            changeSites?: {
                id: string;
                site: components["schemas"]["PlannedSiteDraft"];
            }[];
            addSites?: components["schemas"]["PlannedSiteDraft"][];
            /** @description As a whole; null for none. */
            configuration?: components["schemas"]["SiteListConfiguration"] | null;
        };
        SiteListSummary: {
            id: string;
            name: string;
            counts: {
                sites: number;
                valid: number;
                ambiguous: number;
                notFound: number;
                duplicate: number;
                rejected: number;
            };
            /** @description Sites that are not valid, for whatever reason. */
            invalid: number;
            /** @description Asked for at its sites and not withdrawn. */
            quotes: number;
            /** @description Those of them that may still be ordered by, or are to get prices. */
            openQuotes: number;
            createdBy: string;
            /** Format: date-time */
            createdAt: string;
            updatedBy: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description Whether the caller has made it. */
            isMine: boolean;
            /**
             * Format: date
             * @description The day on which it is deleted if nothing happens, 12 months after its last change; null with a quote.
             */
            deletedOn: string | null;
            /** @description The number in the ETag. */
            version: number;
        };
        SiteListPage: {
            items: components["schemas"]["SiteListSummary"][];
            /** @description How many match. */
            totalItems: number;
            totalPages: number;
            currentPage: number;
            /** @description Whatever the filter. */
            counts: {
                total: number;
            };
        };
        SiteList: {
            id: string;
            name: string;
            counts: {
                sites: number;
                valid: number;
                ambiguous: number;
                notFound: number;
                duplicate: number;
                rejected: number;
            };
            /** @description Sites that are not valid, for whatever reason. */
            invalid: number;
            /** @description Asked for at its sites and not withdrawn. */
            quotes: number;
            /** @description Those of them that may still be ordered by, or are to get prices. */
            openQuotes: number;
            createdBy: string;
            /** Format: date-time */
            createdAt: string;
            updatedBy: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description Whether the caller has made it. */
            isMine: boolean;
            /**
             * Format: date
             * @description The day on which it is deleted if nothing happens, 12 months after its last change; null with a quote.
             */
            deletedOn: string | null;
            /** @description The number in the ETag. */
            version: number;
            configuration: components["schemas"]["SiteListConfiguration"] | null;
            sites: components["schemas"]["PlannedSite"][];
        };
        SiteListFileResult: {
            id: string;
            name: string;
            /** @description How many are valid. */
            accepted: number;
            /** @description Of every row that is not empty. */
            rows: {
                /** @description Its number in the file; the first line is 1. */
                row: number;
                /** @description The site of the list that it became. */
                siteId: string;
                state: string;
                field?: string;
                code?: string;
                character?: string;
                candidates?: components["schemas"]["AddressCandidate"][];
            }[];
            /** @description The number in the ETag. */
            version: number;
        };
        SiteFeasibility: {
            siteId: string;
            /** @description To the nearest point of presence. */
            metres: number | null;
            products: {
                productId: string;
                /** @description green, yellow or red, as of a price. */
                confidence: string;
                /** @description Why there is no price, as of a price. */
                code: string | null;
                /** @description The lowest monthly fee there. */
                fromMonthlyMinor: number | null;
                currency: components["schemas"]["PriceCurrency"];
                /** @description The shortest. */
                leadTimeWeeks: number | null;
                /** @description What each capacity with a price costs at least. Left out where more than ten sites are asked for. */
                capacities?: {
                    capacityBps: number;
                    fromMonthlyMinor: number;
                }[];
                /** @description How much each term saves. Left out where more than ten sites are asked for. */
                terms?: {
                    months: number;
                    /** @description Of the monthly fee with the shortest term, at least: the same or more with every capacity. */
                    savingPercent: number;
                }[];
                /** @description Where there is no solution, the cheapest product of the agreement that has one. */
                alternativeProductId: string | null;
            }[];
        };
        /** @enum {string} */
        PriceCurrency: "SEK" | "NOK" | "DKK" | "EUR";
        /** @description All rules, in the order that they are applied in. */
        PriceRuleList: components["schemas"]["PriceRule"][];
        PriceRule: {
            id: string;
            name: string;
            /** @description Of prices in other currencies it says nothing; null where it has no amounts. */
            currency: components["schemas"]["PriceCurrency"] | null;
            /** @description What is left out narrows nothing. */
            when: {
                products?: string[];
                countries?: components["schemas"]["OpticalCountry"][];
                capacitiesBps?: number[];
                terms?: number[];
                accessTypes?: string[];
                agreements?: string[];
                fastTrack?: boolean;
                /** @description Where one of them is bought. */
                addons?: string[];
                /** @description Where each of these characteristics is one of its values. */
                characteristics?: {
                    [key: string]: string[];
                };
                fromMetres?: number;
                toMetres?: number;
            };
            effect: components["schemas"]["PriceEffect"];
            validFrom: string | null;
            validTo: string | null;
        };
        /** @description Amounts are whole minor units, shares basis points. */
        PriceEffect: {
            /** @constant */
            kind: "list";
            prices: {
                capacityBps: number;
                monthlyMinor: number;
                oneTimeMinor: number;
            }[];
        } | {
            /** @constant */
            kind: "add";
            monthlyMinor: number;
            oneTimeMinor: number;
        } | {
            /** @constant */
            kind: "perMetre";
            freeMetres: number;
            oneTimeMinor: number;
        } | {
            /** @constant */
            kind: "perUnit";
            /** @description One that is a number: how many units. */
            characteristic: string;
            freeUnits: number;
            monthlyMinor: number;
            oneTimeMinor: number;
        } | {
            /** @constant */
            kind: "discount";
            basisPoints: number;
            /** @enum {string} */
            of: "monthly" | "oneTime" | "both";
        } | {
            /** @constant */
            kind: "agreementDiscount";
        } | {
            /** @constant */
            kind: "share";
            ofRule: string;
            basisPoints: number;
        } | {
            /** @constant */
            kind: "setOneTime";
            oneTimeMinor: number;
        } | {
            /** @constant */
            kind: "floor";
            basisPoints: number;
        };
        PriceRules: {
            /** @description The number in the ETag; 0 before there are any. */
            version: number;
            madeBy: string;
            approvedBy: string | null;
            /** Format: date-time */
            madeAt: string | null;
            reason: string;
            products: {
                id: string;
                name: string;
                /** @description The product that an order of it delivers. */
                orderedAs: string;
                countries: string[];
                terms: number[];
                accessTypes: string[];
                characteristics?: components["schemas"]["FormField"][];
            }[];
            /** @description What can be bought with products. Left out for nothing. */
            addons?: {
                id: string;
                translations: components["schemas"]["Translation"][];
                products: string[];
            }[];
            rules: components["schemas"]["PriceRuleList"];
            proposal: {
                id: string;
                /** @description The version that it was made from. */
                basedOn: number;
                rules: components["schemas"]["PriceRuleList"];
                reason: string;
                madeBy: string;
                /** Format: date-time */
                madeAt: string;
                isMine: boolean;
            } | null;
        };
        RuledPrice: {
            monthlyMinor: number | null;
            oneTimeMinor: number | null;
            /** @description Why there is no price. */
            code: string | null;
            lines: components["schemas"]["PriceLine"][];
        };
        PricePreview: {
            capacityBps: number;
            termMonths: number;
            accessType: string;
            now: components["schemas"]["RuledPrice"];
            after: components["schemas"]["RuledPrice"];
        };
        AgreementDraft: {
            name: string;
            productIds: string[];
            productPackageIds: string[];
            quoteAndOrderInternalUsersOnly: boolean;
            /** @description Off the monthly fee: 0 to 10,000. */
            discountBasisPoints: number;
            /** @description Null for that of the sites' country. */
            currency: components["schemas"]["PriceCurrency"] | null;
            /** @description YYYY-MM-DD; null without a beginning. */
            validFrom: string | null;
            /** @description The last day; null without an end. */
            validTo: string | null;
        };
        AgreementInAdministration: {
            id: string;
            name: string;
            products: components["schemas"]["FrameworkAgreementProduct"][];
            productPackages: components["schemas"]["FrameworkAgreementProduct"][];
            quoteAndOrderInternalUsersOnly: boolean;
            discountBasisPoints: number;
            currency: string | null;
            /** Format: date */
            validFrom: string | null;
            /** Format: date */
            validTo: string | null;
            /** @description The number in the ETag. */
            version: number;
        };
        /** @description WGS 84, in degrees. */
        Coordinates: {
            longitude: number;
            latitude: number;
        };
        /** @enum {string} */
        OpticalCountry: "SE" | "NO" | "DK";
        OpticalOptions: {
            products: components["schemas"]["OpticalProduct"][];
            /** @description Empty for those who may not ask for optical services. */
            dataCentres: components["schemas"]["DataCentre"][];
        };
        OpticalProduct: {
            id: string;
            translations: components["schemas"]["Translation"][];
            /** @description Where both ends have to be. */
            countries: components["schemas"]["OpticalCountry"][];
            /** @description The capacities or widths to choose from, with the client interfaces of each; empty where nothing is chosen. */
            signals: {
                id: string;
                /** @description In signs that every language has, for example 100 Gbit/s. */
                name: string;
                interfaces: string[];
            }[];
            /** @description none, client, line; those that the product can have. */
            protections: string[];
            hasEncryption: boolean;
            /** @description In months. */
            terms: number[];
            /** @description How long a delivery usually takes. */
            leadTimeWeeks: number;
        };
        DataCentre: {
            id: string;
            name: string;
            city: string;
            country: components["schemas"]["OpticalCountry"];
            coordinates: components["schemas"]["Coordinates"];
        };
        /** @description A data centre or a site by its `id`, or an `address` with its `country`. */
        OpticalEnd: {
            /** @enum {string} */
            kind: "dataCentre" | "site" | "address";
            id?: string;
            address?: string;
            country?: components["schemas"]["OpticalCountry"];
        };
        /** @description An end, named as it was when it was asked for. */
        OpticalPlace: {
            /** @enum {string} */
            kind: "dataCentre" | "site" | "address";
            id: string | null;
            name: string;
            address: string;
            country: components["schemas"]["OpticalCountry"];
            coordinates: components["schemas"]["Coordinates"] | null;
        };
        OpticalContact: {
            name: string;
            email: string;
            phone: string;
        };
        OpticalRequestCreate: {
            productId: string;
            /** @description Left out where the product has none. */
            signal?: string;
            /** @description Left out where the signal has none. */
            clientInterface?: string;
            aEnd: components["schemas"]["OpticalEnd"];
            zEnd: components["schemas"]["OpticalEnd"];
            protection: string;
            encryption?: boolean;
            /** @description Ids of the customer's services that the new one must not share a path with. */
            diverseFrom?: string[];
            /** @description Nor an entry of a building. */
            isEntryDiverse?: boolean;
            /** @description One way, above 0 and at most 1,000. */
            maxLatencyMs?: number;
            termMonths: number;
            /** @description YYYY-MM-DD. */
            wantedOn: string;
            contact: components["schemas"]["OpticalContact"];
            reference?: string;
            /** @description Budget and other wishes. Its lines may be broken. */
            note?: string;
        };
        OpticalRequest: {
            id: string;
            number: string;
            /** @description REGISTERED, PRESALE_REQUESTED, IN_PROGRESS, ESTIMATED, INPUT_NEEDED, COMPLETED, NO_SOLUTION. */
            status: string;
            product: {
                id: string;
                translations: components["schemas"]["Translation"][];
            };
            signal: {
                id: string;
                name: string;
            } | null;
            clientInterface: string | null;
            aEnd: components["schemas"]["OpticalPlace"];
            zEnd: components["schemas"]["OpticalPlace"];
            protection: string;
            encryption: boolean;
            diverseFrom: string[];
            isEntryDiverse: boolean;
            maxLatencyMs: number | null;
            termMonths: number;
            /** Format: date */
            wantedOn: string;
            contact: components["schemas"]["OpticalContact"];
            reference: string;
            note: string;
            createdBy: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description The number in the ETag. */
            version: number;
            /** @description When it was sent and each step since, the oldest first. Only in an answer about one request. */
            events?: {
                status: string;
                /** Format: date-time */
                at: string;
            }[];
        };
        OpticalRequestPage: {
            items: components["schemas"]["OpticalRequest"][];
            /** @description How many match. */
            totalItems: number;
            totalPages: number;
            currentPage: number;
            /** @description How many there are by state, whatever the filter. */
            counts: {
                /** @description Those that wait are among them. */
                open: number;
                waiting: number;
                closed: number;
            };
        };
        FrameworkAgreementProduct: {
            id: string;
            name: string;
        };
        FrameworkAgreement: {
            id: string;
            name: string;
            products: components["schemas"]["FrameworkAgreementProduct"][];
            productPackages: components["schemas"]["FrameworkAgreementProduct"][];
            /** @description Nobody but the provider's own staff quotes and orders under it. */
            quoteAndOrderInternalUsersOnly: boolean;
            /**
             * Format: date
             * @description The last day; null without an end. A system that does not know leaves it out.
             */
            validTo?: string | null;
            /** @description What the provider promises under it. A system that keeps none leaves them out. */
            promises?: components["schemas"]["FrameworkAgreementPromise"][];
        };
        FrameworkAgreementPromise: {
            id: string;
            /** @description What is promised, and below it how it is measured or what follows. */
            translations: components["schemas"]["Translation"][];
        };
        FrameworkAgreementList: {
            items: components["schemas"]["FrameworkAgreement"][];
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
        ProductOptions: {
            addonIds: string[];
            /** @description Answers by the id of the product's characteristic, all of them texts. */
            characteristics: {
                [key: string]: string;
            };
        };
        /** @description What one rule did to a price. The changes of all lines add up to it. */
        PriceLine: {
            ruleId: string;
            name: string;
            /** @description list, add, perMetre, perUnit, discount, agreementDiscount, share, setOneTime, floor; or special for a price by a specialist. */
            kind: string;
            /** @description The add-on that the rule is about, where it is about one. */
            addonId?: string;
            /** @description The share that it took or added. */
            basisPoints: number | null;
            monthlyChangeMinor: number;
            oneTimeChangeMinor: number;
            /** @description After the rule. */
            monthlyMinor: number;
            oneTimeMinor: number;
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
        SitePage: {
            items: components["schemas"]["Site"][];
            totalPages: number;
            currentPage: number;
            totalItems: number;
        };
        /** @description onNet: the provider's fibre is there; near: it is within reach; off: it is not. Null where nobody knows. Another system may have other words. */
        AddressConfidence: string | null;
        /** @description WGS 84, in degrees. */
        AddressCoordinates: {
            longitude: number;
            latitude: number;
        };
        AddressCandidate: {
            /** @description The whole address. */
            text: string;
            /** @description What the address is found by; nothing can be read from it. */
            magicKey: string;
            /** @description address: one place. street or town: a beginning that house numbers follow; its text goes into the field. */
            kind: string;
            country: string;
            confidence: components["schemas"]["AddressConfidence"];
            /** @description How many buildings are known there. */
            buildings: number;
            /** @description Of one place, by which several of the same name are told apart: street and number, */
            street?: string;
            /** @description its postal code */
            zipCode?: string;
            /** @description its town */
            city?: string;
            /** @description Where it is, for a map. Left out by a source that tells it only of an address that was chosen. */
            coordinates?: components["schemas"]["AddressCoordinates"];
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
    listFrameworkAgreements: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agreements, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "FA-2024-117",
                     *           "name": "Company connections 2024",
                     *           "products": [
                     *             {
                     *               "id": "dia-static",
                     *               "name": "DIA Static"
                     *             }
                     *           ],
                     *           "productPackages": [],
                     *           "quoteAndOrderInternalUsersOnly": false,
                     *           "promises": [
                     *             {
                     *               "id": "availability",
                     *               "translations": [
                     *                 {
                     *                   "language": "en",
                     *                   "displayName": "99.9% availability",
                     *                   "description": "Measured for each service and calendar month."
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FrameworkAgreementList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listQuotableProducts: {
        parameters: {
            query: {
                agreementId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products, then the packages, as the agreement names them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "dia-static",
                     *           "name": "DIA Static",
                     *           "translations": [
                     *             {
                     *               "language": "en",
                     *               "displayName": "Dedicated internet"
                     *             }
                     *           ],
                     *           "isPackage": false,
                     *           "capacitiesBps": [
                     *             200000000,
                     *             500000000
                     *           ],
                     *           "terms": [
                     *             12,
                     *             24,
                     *             36,
                     *             60
                     *           ],
                     *           "accessTypes": [
                     *             "fibre",
                     *             "fibreRedundant"
                     *           ],
                     *           "countries": [
                     *             "SE",
                     *             "NO",
                     *             "DK"
                     *           ],
                     *           "characteristics": [
                     *             {
                     *               "id": "handover",
                     *               "type": "choice",
                     *               "required": true,
                     *               "translations": [
                     *                 {
                     *                   "language": "en",
                     *                   "displayName": "Handover"
                     *                 }
                     *               ],
                     *               "defaultValue": "copper",
                     *               "choices": [
                     *                 {
                     *                   "value": "copper",
                     *                   "translations": [
                     *                     {
                     *                       "language": "en",
                     *                       "displayName": "Copper"
                     *                     }
                     *                   ]
                     *                 },
                     *                 {
                     *                   "value": "singleMode",
                     *                   "translations": [
                     *                     {
                     *                       "language": "en",
                     *                       "displayName": "Single-mode fibre"
                     *                     }
                     *                   ]
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "addons": [
                     *             {
                     *               "id": "ddos-protection",
                     *               "translations": [
                     *                 {
                     *                   "language": "en",
                     *                   "displayName": "DDoS protection"
                     *                 }
                     *               ],
                     *               "fees": [
                     *                 {
                     *                   "currency": "SEK",
                     *                   "monthlyMinor": 45000,
                     *                   "oneTimeMinor": 0
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "fastTrackFees": [
                     *             {
                     *               "currency": "SEK",
                     *               "monthlyMinor": 0,
                     *               "oneTimeMinor": 950000
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["QuotableProduct"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    estimatePrice: {
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
                 *       "agreementId": "FA-2024-117",
                 *       "productId": "dia-static",
                 *       "capacitiesBps": [
                 *         200000000
                 *       ],
                 *       "terms": [
                 *         36
                 *       ],
                 *       "accessTypes": [
                 *         "fibre"
                 *       ],
                 *       "productOptions": {
                 *         "addonIds": [
                 *           "ddos-protection"
                 *         ],
                 *         "characteristics": {}
                 *       },
                 *       "sites": [
                 *         {
                 *           "country": "SE",
                 *           "coordinates": {
                 *             "longitude": 17.3255,
                 *             "latitude": 62.3974
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    agreementId: string;
                    productId: string;
                    capacitiesBps: number[];
                    terms: number[];
                    accessTypes: string[];
                    fastTrack?: boolean;
                    productOptions?: components["schemas"]["ProductOptions"];
                    sites: {
                        country: string;
                        coordinates: components["schemas"]["Coordinates"];
                        productOptions?: components["schemas"]["ProductOptions"];
                    }[];
                };
            };
        };
        responses: {
            /** @description The price of all sites together; its lines are those of each site, added up by rule. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "currency": "SEK",
                     *       "capacityBps": 200000000,
                     *       "termMonths": 36,
                     *       "accessType": "fibre",
                     *       "level": "firm",
                     *       "monthlyMinor": 351400,
                     *       "oneTimeMinor": 950000,
                     *       "lines": [
                     *         {
                     *           "ruleId": "PR-0412",
                     *           "name": "List price 2024",
                     *           "kind": "list",
                     *           "basisPoints": null,
                     *           "monthlyChangeMinor": 306400,
                     *           "oneTimeChangeMinor": 950000,
                     *           "monthlyMinor": 306400,
                     *           "oneTimeMinor": 950000
                     *         },
                     *         {
                     *           "ruleId": "PR-0501",
                     *           "name": "DDoS protection",
                     *           "kind": "add",
                     *           "basisPoints": null,
                     *           "addonId": "ddos-protection",
                     *           "monthlyChangeMinor": 45000,
                     *           "oneTimeChangeMinor": 0,
                     *           "monthlyMinor": 351400,
                     *           "oneTimeMinor": 950000
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PriceEstimate"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    checkFeasibility: {
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
                 *       "agreementId": "FA-2024-117",
                 *       "sites": [
                 *         {
                 *           "id": "1",
                 *           "country": "SE",
                 *           "coordinates": {
                 *             "longitude": 17.3255,
                 *             "latitude": 62.3974
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    agreementId: string;
                    sites: {
                        /** @description The caller's own. */
                        id: string;
                        country: string;
                        coordinates: components["schemas"]["Coordinates"];
                    }[];
                };
            };
        };
        responses: {
            /** @description The sites in the order given. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "siteId": "1",
                     *           "metres": 40,
                     *           "products": [
                     *             {
                     *               "productId": "dia-static",
                     *               "confidence": "green",
                     *               "code": null,
                     *               "fromMonthlyMinor": 215000,
                     *               "currency": "SEK",
                     *               "leadTimeWeeks": 5,
                     *               "capacities": [
                     *                 {
                     *                   "capacityBps": 100000000,
                     *                   "fromMonthlyMinor": 215000
                     *                 }
                     *               ],
                     *               "terms": [
                     *                 {
                     *                   "months": 12,
                     *                   "savingPercent": 0
                     *                 },
                     *                 {
                     *                   "months": 36,
                     *                   "savingPercent": 12
                     *                 }
                     *               ],
                     *               "alternativeProductId": null
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["SiteFeasibility"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listCustomerSites: {
        parameters: {
            query?: {
                /** @description Number of the page; the first is 0. Beyond the end the answer is empty and `totalPages` says how many there are. */
                page?: components["parameters"]["Page"];
                pageSize?: number;
                /** @description Text found anywhere in name, ids, reference or address, in any case. */
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
                     *       "items": [],
                     *       "totalPages": 0,
                     *       "currentPage": 0,
                     *       "totalItems": 0
                     *     }
                     */
                    "application/json": components["schemas"]["SitePage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listSiteLists: {
        parameters: {
            query?: {
                /** @description Number of the page; the first is 0. Beyond the end the answer is empty and `totalPages` says how many there are. */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description With a minus sign before it, the other way round. */
                sortBy?: "name" | "-name" | "sites" | "-sites" | "invalid" | "-invalid" | "quotes" | "-quotes" | "createdBy" | "-createdBy" | "updatedAt" | "-updatedAt";
                /** @description Found anywhere in the list's name or in the name of who made it, in any case. */
                text?: string;
                /** @description Those alone that the caller has made. */
                mine?: boolean;
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
                     *           "id": "9b2f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *           "name": "PO 2024-11-20 09:12",
                     *           "counts": {
                     *             "sites": 12,
                     *             "valid": 10,
                     *             "ambiguous": 1,
                     *             "notFound": 0,
                     *             "duplicate": 0,
                     *             "rejected": 1
                     *           },
                     *           "invalid": 2,
                     *           "quotes": 1,
                     *           "openQuotes": 1,
                     *           "createdBy": "Astrid Lindqvist",
                     *           "createdAt": "2024-11-20T08:12:00.000Z",
                     *           "updatedBy": "Astrid Lindqvist",
                     *           "updatedAt": "2024-11-20T08:30:00.000Z",
                     *           "isMine": true,
                     *           "deletedOn": null,
                     *           "version": 3
                     *         }
                     *       ],
                     *       "totalItems": 1,
                     *       "totalPages": 1,
                     *       "currentPage": 0,
                     *       "counts": {
                     *         "total": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SiteListPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createSiteList: {
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
                 *       "sites": [
                 *         {
                 *           "name": "Norra Kajen 2",
                 *           "address": "Norra Kajen 2, 852 31 Sundsvall",
                 *           "country": "SE",
                 *           "locationCoordinate": {
                 *             "longitude": 17.3255,
                 *             "latitude": 62.3974
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SiteListCreate"];
            };
        };
        responses: {
            /** @description The list as it is now. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "9b2f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "name": "PO 2024-11-20 09:12",
                     *       "counts": {
                     *         "sites": 2,
                     *         "valid": 1,
                     *         "ambiguous": 1,
                     *         "notFound": 0,
                     *         "duplicate": 0,
                     *         "rejected": 0
                     *       },
                     *       "invalid": 1,
                     *       "quotes": 0,
                     *       "openQuotes": 0,
                     *       "createdBy": "Astrid Lindqvist",
                     *       "createdAt": "2024-11-20T08:12:00.000Z",
                     *       "updatedBy": "Astrid Lindqvist",
                     *       "updatedAt": "2024-11-20T08:30:00.000Z",
                     *       "isMine": true,
                     *       "deletedOn": "2025-11-20",
                     *       "version": 3,
                     *       "configuration": {
                     *         "agreementId": "FA-2024-117",
                     *         "productIds": [
                     *           "dia-static"
                     *         ],
                     *         "capacitiesBps": [
                     *           200000000
                     *         ],
                     *         "terms": [
                     *           36
                     *         ],
                     *         "accessTypes": [
                     *           "fibre"
                     *         ],
                     *         "differences": [
                     *           {
                     *             "siteId": "1a0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *             "capacitiesBps": [
                     *               1000000000
                     *             ]
                     *           }
                     *         ]
                     *       },
                     *       "sites": [
                     *         {
                     *           "id": "1a0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *           "row": 1,
                     *           "name": "Norra Kajen 2",
                     *           "address": "Norra Kajen 2, 852 31 Sundsvall",
                     *           "streetName": "Norra Kajen",
                     *           "houseNumber": "2",
                     *           "zipCode": "852 31",
                     *           "city": "Sundsvall",
                     *           "country": "SE",
                     *           "locationCoordinate": {
                     *             "longitude": 17.3255,
                     *             "latitude": 62.3974
                     *           },
                     *           "coordinateText": null,
                     *           "customerSearchReference": "SDL-01",
                     *           "contacts": [
                     *             {
                     *               "name": "Elin Wallgren",
                     *               "email": "elin.wallgren@havstrand.example",
                     *               "phone": "+46701740624"
                     *             }
                     *           ],
                     *           "dataCenterSiteId": null,
                     *           "siteId": null,
                     *           "buildingId": null,
                     *           "magicKey": "SE-852-31-norra-kajen-2",
                     *           "confidence": "onNet",
                     *           "isByHand": false,
                     *           "state": "valid",
                     *           "field": null,
                     *           "code": null,
                     *           "character": null,
                     *           "duplicateOf": null,
                     *           "mayRepeat": false,
                     *           "candidates": []
                     *         },
                     *         {
                     *           "id": "2a0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *           "row": 2,
                     *           "name": "Terminal",
                     *           "address": "Hamngatan 9",
                     *           "streetName": "",
                     *           "houseNumber": null,
                     *           "zipCode": "",
                     *           "city": "",
                     *           "country": "SE",
                     *           "locationCoordinate": null,
                     *           "coordinateText": null,
                     *           "customerSearchReference": null,
                     *           "contacts": [],
                     *           "dataCenterSiteId": null,
                     *           "siteId": null,
                     *           "buildingId": null,
                     *           "magicKey": null,
                     *           "confidence": null,
                     *           "isByHand": false,
                     *           "state": "ambiguous",
                     *           "field": "address",
                     *           "code": "ambiguous",
                     *           "character": null,
                     *           "duplicateOf": null,
                     *           "mayRepeat": false,
                     *           "candidates": [
                     *             {
                     *               "text": "Hamngatan 9, 231 42 Trelleborg",
                     *               "magicKey": "SE-231-42-hamngatan-9",
                     *               "kind": "address",
                     *               "country": "SE",
                     *               "confidence": "onNet",
                     *               "buildings": 0
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SiteList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createSiteListFromFile: {
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
                 *       "file": "PK"
                 *     }
                 */
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                    /** @description Left out, as 'PO 2024-11-20 09:12'. */
                    name?: string;
                };
            };
        };
        responses: {
            /** @description The list, and what became of each row. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "9b2f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "name": "PO 2024-11-20 09:12",
                     *       "accepted": 1,
                     *       "rows": [
                     *         {
                     *           "row": 2,
                     *           "siteId": "1a0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *           "state": "valid"
                     *         },
                     *         {
                     *           "row": 3,
                     *           "siteId": "2a0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *           "state": "rejected",
                     *           "field": "locationCoordinate",
                     *           "code": "outOfRange"
                     *         }
                     *       ],
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SiteListFileResult"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getSiteListTemplate: {
        parameters: {
            query?: {
                format?: "xlsx" | "csv";
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
                    /** @example Name;Address */
                    "text/csv": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    mergeSiteLists: {
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
                 *       "siteListIds": [
                 *         "9b2f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                 *         "8b2f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a"
                 *       ]
                 *     }
                 */
                "application/json": {
                    siteListIds: string[];
                    /** @description Left out, as 'PO 2024-11-20 09:12'. */
                    name?: string;
                };
            };
        };
        responses: {
            /** @description The list as it is now. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "9b2f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "name": "PO 2024-11-20 09:12",
                     *       "counts": {
                     *         "sites": 2,
                     *         "valid": 1,
                     *         "ambiguous": 1,
                     *         "notFound": 0,
                     *         "duplicate": 0,
                     *         "rejected": 0
                     *       },
                     *       "invalid": 1,
                     *       "quotes": 0,
                     *       "openQuotes": 0,
                     *       "createdBy": "Astrid Lindqvist",
                     *       "createdAt": "2024-11-20T08:12:00.000Z",
                     *       "updatedBy": "Astrid Lindqvist",
                     *       "updatedAt": "2024-11-20T08:30:00.000Z",
                     *       "isMine": true,
                     *       "deletedOn": "2025-11-20",
                     *       "version": 3,
                     *       "configuration": {
                     *         "agreementId": "FA-2024-117",
                     *         "productIds": [
                     *           "dia-static"
                     *         ],
                     *         "capacitiesBps": [
                     *           200000000
                     *         ],
                     *         "terms": [
                     *           36
                     *         ],
                     *         "accessTypes": [
                     *           "fibre"
                     *         ],
                     *         "differences": [
                     *           {
                     *             "siteId": "1a0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *             "capacitiesBps": [
                     *               1000000000
                     *             ]
                     *           }
                     *         ]
                     *       },
                     *       "sites": [
                     *         {
                     *           "id": "1a0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *           "row": 1,
                     *           "name": "Norra Kajen 2",
                     *           "address": "Norra Kajen 2, 852 31 Sundsvall",
                     *           "streetName": "Norra Kajen",
                     *           "houseNumber": "2",
                     *           "zipCode": "852 31",
                     *           "city": "Sundsvall",
                     *           "country": "SE",
                     *           "locationCoordinate": {
                     *             "longitude": 17.3255,
                     *             "latitude": 62.3974
                     *           },
                     *           "coordinateText": null,
                     *           "customerSearchReference": "SDL-01",
                     *           "contacts": [
                     *             {
                     *               "name": "Elin Wallgren",
                     *               "email": "elin.wallgren@havstrand.example",
                     *               "phone": "+46701740624"
                     *             }
                     *           ],
                     *           "dataCenterSiteId": null,
                     *           "siteId": null,
                     *           "buildingId": null,
                     *           "magicKey": "SE-852-31-norra-kajen-2",
                     *           "confidence": "onNet",
                     *           "isByHand": false,
                     *           "state": "valid",
                     *           "field": null,
                     *           "code": null,
                     *           "character": null,
                     *           "duplicateOf": null,
                     *           "mayRepeat": false,
                     *           "candidates": []
                     *         },
                     *         {
                     *           "id": "2a0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *           "row": 2,
                     *           "name": "Terminal",
                     *           "address": "Hamngatan 9",
                     *           "streetName": "",
                     *           "houseNumber": null,
                     *           "zipCode": "",
                     *           "city": "",
                     *           "country": "SE",
                     *           "locationCoordinate": null,
                     *           "coordinateText": null,
                     *           "customerSearchReference": null,
                     *           "contacts": [],
                     *           "dataCenterSiteId": null,
                     *           "siteId": null,
                     *           "buildingId": null,
                     *           "magicKey": null,
                     *           "confidence": null,
                     *           "isByHand": false,
                     *           "state": "ambiguous",
                     *           "field": "address",
                     *           "code": "ambiguous",
                     *           "character": null,
                     *           "duplicateOf": null,
                     *           "mayRepeat": false,
                     *           "candidates": [
                     *             {
                     *               "text": "Hamngatan 9, 231 42 Trelleborg",
                     *               "magicKey": "SE-231-42-hamngatan-9",
                     *               "kind": "address",
                     *               "country": "SE",
                     *               "confidence": "onNet",
                     *               "buildings": 0
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SiteList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getSiteList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a list of this customer answers 404. */
                siteListId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "9b2f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "name": "PO 2024-11-20 09:12",
                     *       "counts": {
                     *         "sites": 2,
                     *         "valid": 1,
                     *         "ambiguous": 1,
                     *         "notFound": 0,
                     *         "duplicate": 0,
                     *         "rejected": 0
                     *       },
                     *       "invalid": 1,
                     *       "quotes": 0,
                     *       "openQuotes": 0,
                     *       "createdBy": "Astrid Lindqvist",
                     *       "createdAt": "2024-11-20T08:12:00.000Z",
                     *       "updatedBy": "Astrid Lindqvist",
                     *       "updatedAt": "2024-11-20T08:30:00.000Z",
                     *       "isMine": true,
                     *       "deletedOn": "2025-11-20",
                     *       "version": 3,
                     *       "configuration": {
                     *         "agreementId": "FA-2024-117",
                     *         "productIds": [
                     *           "dia-static"
                     *         ],
                     *         "capacitiesBps": [
                     *           200000000
                     *         ],
                     *         "terms": [
                     *           36
                     *         ],
                     *         "accessTypes": [
                     *           "fibre"
                     *         ],
                     *         "differences": [
                     *           {
                     *             "siteId": "1a0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *             "capacitiesBps": [
                     *               1000000000
                     *             ]
                     *           }
                     *         ]
                     *       },
                     *       "sites": [
                     *         {
                     *           "id": "1a0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *           "row": 1,
                     *           "name": "Norra Kajen 2",
                     *           "address": "Norra Kajen 2, 852 31 Sundsvall",
                     *           "streetName": "Norra Kajen",
                     *           "houseNumber": "2",
                     *           "zipCode": "852 31",
                     *           "city": "Sundsvall",
                     *           "country": "SE",
                     *           "locationCoordinate": {
                     *             "longitude": 17.3255,
                     *             "latitude": 62.3974
                     *           },
                     *           "coordinateText": null,
                     *           "customerSearchReference": "SDL-01",
                     *           "contacts": [
                     *             {
                     *               "name": "Elin Wallgren",
                     *               "email": "elin.wallgren@havstrand.example",
                     *               "phone": "+46701740624"
                     *             }
                     *           ],
                     *           "dataCenterSiteId": null,
                     *           "siteId": null,
                     *           "buildingId": null,
                     *           "magicKey": "SE-852-31-norra-kajen-2",
                     *           "confidence": "onNet",
                     *           "isByHand": false,
                     *           "state": "valid",
                     *           "field": null,
                     *           "code": null,
                     *           "character": null,
                     *           "duplicateOf": null,
                     *           "mayRepeat": false,
                     *           "candidates": []
                     *         },
                     *         {
                     *           "id": "2a0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *           "row": 2,
                     *           "name": "Terminal",
                     *           "address": "Hamngatan 9",
                     *           "streetName": "",
                     *           "houseNumber": null,
                     *           "zipCode": "",
                     *           "city": "",
                     *           "country": "SE",
                     *           "locationCoordinate": null,
                     *           "coordinateText": null,
                     *           "customerSearchReference": null,
                     *           "contacts": [],
                     *           "dataCenterSiteId": null,
                     *           "siteId": null,
                     *           "buildingId": null,
                     *           "magicKey": null,
                     *           "confidence": null,
                     *           "isByHand": false,
                     *           "state": "ambiguous",
                     *           "field": "address",
                     *           "code": "ambiguous",
                     *           "character": null,
                     *           "duplicateOf": null,
                     *           "mayRepeat": false,
                     *           "candidates": [
                     *             {
                     *               "text": "Hamngatan 9, 231 42 Trelleborg",
                     *               "magicKey": "SE-231-42-hamngatan-9",
                     *               "kind": "address",
                     *               "country": "SE",
                     *               "confidence": "onNet",
                     *               "buildings": 0
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SiteList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteSiteList: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read, for example "3". Missing gives 428, an older one 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Anything that is not the id of a list of this customer answers 404. */
                siteListId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    updateSiteList: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read, for example "3". Missing gives 428, an older one 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Anything that is not the id of a list of this customer answers 404. */
                siteListId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteListChange"];
            };
        };
        responses: {
            /** @description The list as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "9b2f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "name": "PO 2024-11-20 09:12",
                     *       "counts": {
                     *         "sites": 2,
                     *         "valid": 1,
                     *         "ambiguous": 1,
                     *         "notFound": 0,
                     *         "duplicate": 0,
                     *         "rejected": 0
                     *       },
                     *       "invalid": 1,
                     *       "quotes": 0,
                     *       "openQuotes": 0,
                     *       "createdBy": "Astrid Lindqvist",
                     *       "createdAt": "2024-11-20T08:12:00.000Z",
                     *       "updatedBy": "Astrid Lindqvist",
                     *       "updatedAt": "2024-11-20T08:30:00.000Z",
                     *       "isMine": true,
                     *       "deletedOn": "2025-11-20",
                     *       "version": 3,
                     *       "configuration": {
                     *         "agreementId": "FA-2024-117",
                     *         "productIds": [
                     *           "dia-static"
                     *         ],
                     *         "capacitiesBps": [
                     *           200000000
                     *         ],
                     *         "terms": [
                     *           36
                     *         ],
                     *         "accessTypes": [
                     *           "fibre"
                     *         ],
                     *         "differences": [
                     *           {
                     *             "siteId": "1a0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *             "capacitiesBps": [
                     *               1000000000
                     *             ]
                     *           }
                     *         ]
                     *       },
                     *       "sites": [
                     *         {
                     *           "id": "1a0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *           "row": 1,
                     *           "name": "Norra Kajen 2",
                     *           "address": "Norra Kajen 2, 852 31 Sundsvall",
                     *           "streetName": "Norra Kajen",
                     *           "houseNumber": "2",
                     *           "zipCode": "852 31",
                     *           "city": "Sundsvall",
                     *           "country": "SE",
                     *           "locationCoordinate": {
                     *             "longitude": 17.3255,
                     *             "latitude": 62.3974
                     *           },
                     *           "coordinateText": null,
                     *           "customerSearchReference": "SDL-01",
                     *           "contacts": [
                     *             {
                     *               "name": "Elin Wallgren",
                     *               "email": "elin.wallgren@havstrand.example",
                     *               "phone": "+46701740624"
                     *             }
                     *           ],
                     *           "dataCenterSiteId": null,
                     *           "siteId": null,
                     *           "buildingId": null,
                     *           "magicKey": "SE-852-31-norra-kajen-2",
                     *           "confidence": "onNet",
                     *           "isByHand": false,
                     *           "state": "valid",
                     *           "field": null,
                     *           "code": null,
                     *           "character": null,
                     *           "duplicateOf": null,
                     *           "mayRepeat": false,
                     *           "candidates": []
                     *         },
                     *         {
                     *           "id": "2a0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *           "row": 2,
                     *           "name": "Terminal",
                     *           "address": "Hamngatan 9",
                     *           "streetName": "",
                     *           "houseNumber": null,
                     *           "zipCode": "",
                     *           "city": "",
                     *           "country": "SE",
                     *           "locationCoordinate": null,
                     *           "coordinateText": null,
                     *           "customerSearchReference": null,
                     *           "contacts": [],
                     *           "dataCenterSiteId": null,
                     *           "siteId": null,
                     *           "buildingId": null,
                     *           "magicKey": null,
                     *           "confidence": null,
                     *           "isByHand": false,
                     *           "state": "ambiguous",
                     *           "field": "address",
                     *           "code": "ambiguous",
                     *           "character": null,
                     *           "duplicateOf": null,
                     *           "mayRepeat": false,
                     *           "candidates": [
                     *             {
                     *               "text": "Hamngatan 9, 231 42 Trelleborg",
                     *               "magicKey": "SE-231-42-hamngatan-9",
                     *               "kind": "address",
                     *               "country": "SE",
                     *               "confidence": "onNet",
                     *               "buildings": 0
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SiteList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    duplicateSiteList: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID made when the form opens. The same key with the same body answers the first result again, for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Anything that is not the id of a list of this customer answers 404. */
                siteListId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Terminals in the north"
                 *     }
                 */
                "application/json": {
                    /** @description Left out, as 'PO 2024-11-20 09:12'. */
                    name?: string;
                };
            };
        };
        responses: {
            /** @description The list as it is now. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "9b2f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "name": "PO 2024-11-20 09:12",
                     *       "counts": {
                     *         "sites": 2,
                     *         "valid": 1,
                     *         "ambiguous": 1,
                     *         "notFound": 0,
                     *         "duplicate": 0,
                     *         "rejected": 0
                     *       },
                     *       "invalid": 1,
                     *       "quotes": 0,
                     *       "openQuotes": 0,
                     *       "createdBy": "Astrid Lindqvist",
                     *       "createdAt": "2024-11-20T08:12:00.000Z",
                     *       "updatedBy": "Astrid Lindqvist",
                     *       "updatedAt": "2024-11-20T08:30:00.000Z",
                     *       "isMine": true,
                     *       "deletedOn": "2025-11-20",
                     *       "version": 3,
                     *       "configuration": {
                     *         "agreementId": "FA-2024-117",
                     *         "productIds": [
                     *           "dia-static"
                     *         ],
                     *         "capacitiesBps": [
                     *           200000000
                     *         ],
                     *         "terms": [
                     *           36
                     *         ],
                     *         "accessTypes": [
                     *           "fibre"
                     *         ],
                     *         "differences": [
                     *           {
                     *             "siteId": "1a0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *             "capacitiesBps": [
                     *               1000000000
                     *             ]
                     *           }
                     *         ]
                     *       },
                     *       "sites": [
                     *         {
                     *           "id": "1a0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *           "row": 1,
                     *           "name": "Norra Kajen 2",
                     *           "address": "Norra Kajen 2, 852 31 Sundsvall",
                     *           "streetName": "Norra Kajen",
                     *           "houseNumber": "2",
                     *           "zipCode": "852 31",
                     *           "city": "Sundsvall",
                     *           "country": "SE",
                     *           "locationCoordinate": {
                     *             "longitude": 17.3255,
                     *             "latitude": 62.3974
                     *           },
                     *           "coordinateText": null,
                     *           "customerSearchReference": "SDL-01",
                     *           "contacts": [
                     *             {
                     *               "name": "Elin Wallgren",
                     *               "email": "elin.wallgren@havstrand.example",
                     *               "phone": "+46701740624"
                     *             }
                     *           ],
                     *           "dataCenterSiteId": null,
                     *           "siteId": null,
                     *           "buildingId": null,
                     *           "magicKey": "SE-852-31-norra-kajen-2",
                     *           "confidence": "onNet",
                     *           "isByHand": false,
                     *           "state": "valid",
                     *           "field": null,
                     *           "code": null,
                     *           "character": null,
                     *           "duplicateOf": null,
                     *           "mayRepeat": false,
                     *           "candidates": []
                     *         },
                     *         {
                     *           "id": "2a0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *           "row": 2,
                     *           "name": "Terminal",
                     *           "address": "Hamngatan 9",
                     *           "streetName": "",
                     *           "houseNumber": null,
                     *           "zipCode": "",
                     *           "city": "",
                     *           "country": "SE",
                     *           "locationCoordinate": null,
                     *           "coordinateText": null,
                     *           "customerSearchReference": null,
                     *           "contacts": [],
                     *           "dataCenterSiteId": null,
                     *           "siteId": null,
                     *           "buildingId": null,
                     *           "magicKey": null,
                     *           "confidence": null,
                     *           "isByHand": false,
                     *           "state": "ambiguous",
                     *           "field": "address",
                     *           "code": "ambiguous",
                     *           "character": null,
                     *           "duplicateOf": null,
                     *           "mayRepeat": false,
                     *           "candidates": [
                     *             {
                     *               "text": "Hamngatan 9, 231 42 Trelleborg",
                     *               "magicKey": "SE-231-42-hamngatan-9",
                     *               "kind": "address",
                     *               "country": "SE",
                     *               "confidence": "onNet",
                     *               "buildings": 0
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SiteList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    exportSiteList: {
        parameters: {
            query?: {
                format?: "xlsx" | "csv";
                /** @description All, or those alone that are not valid, with a column that says why. */
                rows?: "all" | "invalid";
            };
            header?: never;
            path: {
                /** @description Anything that is not the id of a list of this customer answers 404. */
                siteListId: string;
            };
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
                    /** @example Name;Address */
                    "text/csv": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listAgreementsInAdministration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agreements, by name, also those that have ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "FA-2024-117",
                     *           "name": "Company connections 2024",
                     *           "products": [
                     *             {
                     *               "id": "dia-static",
                     *               "name": "DIA Static"
                     *             }
                     *           ],
                     *           "productPackages": [],
                     *           "quoteAndOrderInternalUsersOnly": false,
                     *           "discountBasisPoints": 1200,
                     *           "currency": "SEK",
                     *           "validFrom": "2024-01-01",
                     *           "validTo": "2026-12-31",
                     *           "version": 3
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["AgreementInAdministration"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateAgreement: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read, for example "3". Missing gives 428, an older one 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Anything that is not the id of an agreement of this customer answers 404. */
                agreementId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Company connections 2024",
                 *       "productIds": [
                 *         "dia-static"
                 *       ],
                 *       "productPackageIds": [],
                 *       "quoteAndOrderInternalUsersOnly": false,
                 *       "discountBasisPoints": 1400,
                 *       "currency": "SEK",
                 *       "validFrom": "2024-01-01",
                 *       "validTo": "2026-12-31"
                 *     }
                 */
                "application/json": components["schemas"]["AgreementDraft"];
            };
        };
        responses: {
            /** @description The agreement as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "FA-2024-117",
                     *       "name": "Company connections 2024",
                     *       "products": [
                     *         {
                     *           "id": "dia-static",
                     *           "name": "DIA Static"
                     *         }
                     *       ],
                     *       "productPackages": [],
                     *       "quoteAndOrderInternalUsersOnly": false,
                     *       "discountBasisPoints": 1200,
                     *       "currency": "SEK",
                     *       "validFrom": "2024-01-01",
                     *       "validTo": "2026-12-31",
                     *       "version": 3
                     *     }
                     */
                    "application/json": components["schemas"]["AgreementInAdministration"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    previewAgreement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of an agreement of this customer answers 404. */
                agreementId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Company connections 2024",
                 *       "productIds": [
                 *         "dia-static"
                 *       ],
                 *       "productPackageIds": [],
                 *       "quoteAndOrderInternalUsersOnly": false,
                 *       "discountBasisPoints": 1400,
                 *       "currency": "SEK",
                 *       "validFrom": "2024-01-01",
                 *       "validTo": "2026-12-31"
                 *     }
                 */
                "application/json": components["schemas"]["AgreementDraft"];
            };
        };
        responses: {
            /** @description The lowest monthly fee of each of its products for 36 months, or for its longest term, now and then. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "prices": [
                     *         {
                     *           "productId": "dia-static",
                     *           "currency": "SEK",
                     *           "nowMinor": 242621,
                     *           "afterMinor": 237107
                     *         }
                     *       ],
                     *       "openQuotes": 9
                     *     }
                     */
                    "application/json": {
                        prices: {
                            productId: string;
                            currency: components["schemas"]["PriceCurrency"];
                            nowMinor: number | null;
                            afterMinor: number | null;
                        }[];
                        /** @description Quotes under it that can still be ordered by; they keep their prices. */
                        openQuotes: number;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getPriceRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules, and a change of them that waits for a second person. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": 7,
                     *       "madeBy": "Jonas Hjelm",
                     *       "approvedBy": "Maria Holt",
                     *       "madeAt": "2024-10-01T09:00:00.000Z",
                     *       "reason": "Campaign for terminals",
                     *       "products": [
                     *         {
                     *           "id": "dia-static",
                     *           "name": "DIA Static",
                     *           "orderedAs": "dia-static",
                     *           "countries": [
                     *             "SE",
                     *             "NO",
                     *             "DK"
                     *           ],
                     *           "terms": [
                     *             12,
                     *             24,
                     *             36,
                     *             60
                     *           ],
                     *           "accessTypes": [
                     *             "fibre"
                     *           ]
                     *         }
                     *       ],
                     *       "rules": [
                     *         {
                     *           "id": "PR-0440",
                     *           "name": "Framework agreement",
                     *           "currency": null,
                     *           "when": {},
                     *           "effect": {
                     *             "kind": "agreementDiscount"
                     *           },
                     *           "validFrom": null,
                     *           "validTo": null
                     *         }
                     *       ],
                     *       "proposal": null
                     *     }
                     */
                    "application/json": components["schemas"]["PriceRules"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    previewPriceRules: {
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
                 *       "rules": [
                 *         {
                 *           "id": "PR-0440",
                 *           "name": "Framework agreement",
                 *           "currency": null,
                 *           "when": {},
                 *           "effect": {
                 *             "kind": "agreementDiscount"
                 *           },
                 *           "validFrom": null,
                 *           "validTo": null
                 *         }
                 *       ],
                 *       "productId": "dia-static",
                 *       "country": "SE",
                 *       "metres": 0
                 *     }
                 */
                "application/json": {
                    rules: components["schemas"]["PriceRuleList"];
                    productId: string;
                    country: components["schemas"]["OpticalCountry"];
                    /** @description To the nearest point of presence. */
                    metres: number;
                    /** @description Of the customer whose token it is; left out, no discount. */
                    agreementId?: string;
                    currency?: components["schemas"]["PriceCurrency"];
                    productOptions?: components["schemas"]["ProductOptions"];
                };
            };
        };
        responses: {
            /** @description Every price of the product that either rules have, and how many open quotes of the customer have the product; they keep theirs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "openQuotes": 9,
                     *       "prices": [
                     *         {
                     *           "capacityBps": 200000000,
                     *           "termMonths": 36,
                     *           "accessType": "fibre",
                     *           "now": {
                     *             "monthlyMinor": 243000,
                     *             "oneTimeMinor": 450000,
                     *             "code": null,
                     *             "lines": []
                     *           },
                     *           "after": {
                     *             "monthlyMinor": 223000,
                     *             "oneTimeMinor": 0,
                     *             "code": null,
                     *             "lines": []
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        prices: components["schemas"]["PricePreview"][];
                        openQuotes: number;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    proposePriceRules: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID made when the form opens. The same key with the same body answers the first result again, for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The ETag that was read, for example "3". Missing gives 428, an older one 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rules": [
                 *         {
                 *           "id": "PR-0440",
                 *           "name": "Framework agreement",
                 *           "currency": null,
                 *           "when": {},
                 *           "effect": {
                 *             "kind": "agreementDiscount"
                 *           },
                 *           "validFrom": null,
                 *           "validTo": null
                 *         }
                 *       ],
                 *       "reason": "Northern terminals decide in January"
                 *     }
                 */
                "application/json": {
                    rules: components["schemas"]["PriceRuleList"];
                    reason: string;
                };
            };
        };
        responses: {
            /** @description The rules as they are now, with the proposal. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": 7,
                     *       "madeBy": "Jonas Hjelm",
                     *       "approvedBy": "Maria Holt",
                     *       "madeAt": "2024-10-01T09:00:00.000Z",
                     *       "reason": "Campaign for terminals",
                     *       "products": [
                     *         {
                     *           "id": "dia-static",
                     *           "name": "DIA Static",
                     *           "orderedAs": "dia-static",
                     *           "countries": [
                     *             "SE",
                     *             "NO",
                     *             "DK"
                     *           ],
                     *           "terms": [
                     *             12,
                     *             24,
                     *             36,
                     *             60
                     *           ],
                     *           "accessTypes": [
                     *             "fibre"
                     *           ]
                     *         }
                     *       ],
                     *       "rules": [
                     *         {
                     *           "id": "PR-0440",
                     *           "name": "Framework agreement",
                     *           "currency": null,
                     *           "when": {},
                     *           "effect": {
                     *             "kind": "agreementDiscount"
                     *           },
                     *           "validFrom": null,
                     *           "validTo": null
                     *         }
                     *       ],
                     *       "proposal": null
                     *     }
                     */
                    "application/json": components["schemas"]["PriceRules"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    decidePriceRules: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID made when the form opens. The same key with the same body answers the first result again, for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Anything that is not the id of a proposal answers 404. */
                proposalId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "isApproved": true
                 *     }
                 */
                "application/json": {
                    isApproved: boolean;
                };
            };
        };
        responses: {
            /** @description The rules as they are now, with the proposal. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": 7,
                     *       "madeBy": "Jonas Hjelm",
                     *       "approvedBy": "Maria Holt",
                     *       "madeAt": "2024-10-01T09:00:00.000Z",
                     *       "reason": "Campaign for terminals",
                     *       "products": [
                     *         {
                     *           "id": "dia-static",
                     *           "name": "DIA Static",
                     *           "orderedAs": "dia-static",
                     *           "countries": [
                     *             "SE",
                     *             "NO",
                     *             "DK"
                     *           ],
                     *           "terms": [
                     *             12,
                     *             24,
                     *             36,
                     *             60
                     *           ],
                     *           "accessTypes": [
                     *             "fibre"
                     *           ]
                     *         }
                     *       ],
                     *       "rules": [
                     *         {
                     *           "id": "PR-0440",
                     *           "name": "Framework agreement",
                     *           "currency": null,
                     *           "when": {},
                     *           "effect": {
                     *             "kind": "agreementDiscount"
                     *           },
                     *           "validFrom": null,
                     *           "validTo": null
                     *         }
                     *       ],
                     *       "proposal": null
                     *     }
                     */
                    "application/json": components["schemas"]["PriceRules"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    validateCorrelationOwnership: {
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
                 *       "correlationId": "OS-204418"
                 *     }
                 */
                "application/json": {
                    correlationId: string;
                };
            };
        };
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "Ok",
                     *       "message": "",
                     *       "transactionId": "4bf92f3577b34da6a3ce929d0e0e4736"
                     *     }
                     */
                    "application/json": {
                        /** @description Ok, Warning or Error. */
                        status: string;
                        /** @description What the provider has to say of it; empty if nothing. */
                        message: string;
                        transactionId: string;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listOpticalOptions: {
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
                     *       "products": [
                     *         {
                     *           "id": "wavelength",
                     *           "translations": [
                     *             {
                     *               "language": "en",
                     *               "displayName": "Wavelength",
                     *               "description": "Light of your own."
                     *             }
                     *           ],
                     *           "countries": [
                     *             "SE",
                     *             "NO",
                     *             "DK"
                     *           ],
                     *           "signals": [
                     *             {
                     *               "id": "100g",
                     *               "name": "100 Gbit/s",
                     *               "interfaces": [
                     *                 "100GBASE-LR4",
                     *                 "OTU4"
                     *               ]
                     *             }
                     *           ],
                     *           "protections": [
                     *             "none",
                     *             "client",
                     *             "line"
                     *           ],
                     *           "hasEncryption": true,
                     *           "terms": [
                     *             12,
                     *             36,
                     *             60
                     *           ],
                     *           "leadTimeWeeks": 12
                     *         }
                     *       ],
                     *       "dataCentres": [
                     *         {
                     *           "id": "DC-STO1",
                     *           "name": "Stockholm 1",
                     *           "city": "Stockholm",
                     *           "country": "SE",
                     *           "coordinates": {
                     *             "longitude": 18.0703,
                     *             "latitude": 59.3328
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OpticalOptions"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listOpticalRequests: {
        parameters: {
            query?: {
                /** @description Number of the page; the first is 0. Beyond the end the answer is empty and `totalPages` says how many there are. */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description With a minus sign before it, the other way round. */
                sortBy?: "createdAt" | "-createdAt" | "wantedOn" | "-wantedOn" | "number" | "-number";
                /** @description Whether those with INPUT_NEEDED come before the rest, each in the order asked for. */
                waitingFirst?: boolean;
                /** @description Open ones, those of them that wait for the customer (INPUT_NEEDED), or closed ones (COMPLETED, NO_SOLUTION). */
                state?: "open" | "waiting" | "closed";
                /** @description Statuses with commas between them. */
                statuses?: string;
                /** @description Found anywhere in number, reference, or the name of an end, in any case. */
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
                     *           "number": "OPT-110001",
                     *           "status": "REGISTERED",
                     *           "product": {
                     *             "id": "wavelength",
                     *             "translations": [
                     *               {
                     *                 "language": "en",
                     *                 "displayName": "Wavelength"
                     *               }
                     *             ]
                     *           },
                     *           "signal": {
                     *             "id": "100g",
                     *             "name": "100 Gbit/s"
                     *           },
                     *           "clientInterface": "OTU4",
                     *           "aEnd": {
                     *             "kind": "site",
                     *             "id": "S-10005",
                     *             "name": "Göteborg, Lindholmspiren",
                     *             "address": "Lindholmspiren 5, Göteborg",
                     *             "country": "SE",
                     *             "coordinates": {
                     *               "longitude": 11.9388,
                     *               "latitude": 57.7062
                     *             }
                     *           },
                     *           "zEnd": {
                     *             "kind": "address",
                     *             "id": null,
                     *             "name": "Dronning Eufemias gate 16, 0191 Oslo",
                     *             "address": "Dronning Eufemias gate 16, 0191 Oslo",
                     *             "country": "NO",
                     *             "coordinates": null
                     *           },
                     *           "protection": "line",
                     *           "encryption": false,
                     *           "diverseFrom": [
                     *             "SE-204418"
                     *           ],
                     *           "isEntryDiverse": true,
                     *           "maxLatencyMs": 4.5,
                     *           "termMonths": 36,
                     *           "wantedOn": "2027-03-01",
                     *           "contact": {
                     *             "name": "Elin Wallgren",
                     *             "email": "elin.wallgren@havstrand.example",
                     *             "phone": "+46701740624"
                     *           },
                     *           "reference": "NET-2027",
                     *           "note": "",
                     *           "createdBy": "Elin Wallgren",
                     *           "createdAt": "2026-11-05T08:20:00.000Z",
                     *           "updatedAt": "2026-11-05T08:20:00.000Z",
                     *           "version": 1
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
                    "application/json": components["schemas"]["OpticalRequestPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createOpticalRequest: {
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
                 *       "productId": "wavelength",
                 *       "signal": "100g",
                 *       "clientInterface": "OTU4",
                 *       "aEnd": {
                 *         "kind": "site",
                 *         "id": "S-10005"
                 *       },
                 *       "zEnd": {
                 *         "kind": "address",
                 *         "address": "Dronning Eufemias gate 16, 0191 Oslo",
                 *         "country": "NO"
                 *       },
                 *       "protection": "line",
                 *       "diverseFrom": [
                 *         "SE-204418"
                 *       ],
                 *       "isEntryDiverse": true,
                 *       "maxLatencyMs": 4.5,
                 *       "termMonths": 36,
                 *       "wantedOn": "2027-03-01",
                 *       "contact": {
                 *         "name": "Elin Wallgren",
                 *         "email": "elin.wallgren@havstrand.example",
                 *         "phone": "+46701740624"
                 *       },
                 *       "reference": "NET-2027"
                 *     }
                 */
                "application/json": components["schemas"]["OpticalRequestCreate"];
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
                     *       "number": "OPT-110001",
                     *       "status": "REGISTERED",
                     *       "product": {
                     *         "id": "wavelength",
                     *         "translations": [
                     *           {
                     *             "language": "en",
                     *             "displayName": "Wavelength"
                     *           }
                     *         ]
                     *       },
                     *       "signal": {
                     *         "id": "100g",
                     *         "name": "100 Gbit/s"
                     *       },
                     *       "clientInterface": "OTU4",
                     *       "aEnd": {
                     *         "kind": "site",
                     *         "id": "S-10005",
                     *         "name": "Göteborg, Lindholmspiren",
                     *         "address": "Lindholmspiren 5, Göteborg",
                     *         "country": "SE",
                     *         "coordinates": {
                     *           "longitude": 11.9388,
                     *           "latitude": 57.7062
                     *         }
                     *       },
                     *       "zEnd": {
                     *         "kind": "address",
                     *         "id": null,
                     *         "name": "Dronning Eufemias gate 16, 0191 Oslo",
                     *         "address": "Dronning Eufemias gate 16, 0191 Oslo",
                     *         "country": "NO",
                     *         "coordinates": null
                     *       },
                     *       "protection": "line",
                     *       "encryption": false,
                     *       "diverseFrom": [
                     *         "SE-204418"
                     *       ],
                     *       "isEntryDiverse": true,
                     *       "maxLatencyMs": 4.5,
                     *       "termMonths": 36,
                     *       "wantedOn": "2027-03-01",
                     *       "contact": {
                     *         "name": "Elin Wallgren",
                     *         "email": "elin.wallgren@havstrand.example",
                     *         "phone": "+46701740624"
                     *       },
                     *       "reference": "NET-2027",
                     *       "note": "",
                     *       "createdBy": "Elin Wallgren",
                     *       "createdAt": "2026-11-05T08:20:00.000Z",
                     *       "updatedAt": "2026-11-05T08:20:00.000Z",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["OpticalRequest"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getOpticalRequest: {
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
                     *       "number": "OPT-110001",
                     *       "status": "REGISTERED",
                     *       "product": {
                     *         "id": "wavelength",
                     *         "translations": [
                     *           {
                     *             "language": "en",
                     *             "displayName": "Wavelength"
                     *           }
                     *         ]
                     *       },
                     *       "signal": {
                     *         "id": "100g",
                     *         "name": "100 Gbit/s"
                     *       },
                     *       "clientInterface": "OTU4",
                     *       "aEnd": {
                     *         "kind": "site",
                     *         "id": "S-10005",
                     *         "name": "Göteborg, Lindholmspiren",
                     *         "address": "Lindholmspiren 5, Göteborg",
                     *         "country": "SE",
                     *         "coordinates": {
                     *           "longitude": 11.9388,
                     *           "latitude": 57.7062
                     *         }
                     *       },
                     *       "zEnd": {
                     *         "kind": "address",
                     *         "id": null,
                     *         "name": "Dronning Eufemias gate 16, 0191 Oslo",
                     *         "address": "Dronning Eufemias gate 16, 0191 Oslo",
                     *         "country": "NO",
                     *         "coordinates": null
                     *       },
                     *       "protection": "line",
                     *       "encryption": false,
                     *       "diverseFrom": [
                     *         "SE-204418"
                     *       ],
                     *       "isEntryDiverse": true,
                     *       "maxLatencyMs": 4.5,
                     *       "termMonths": 36,
                     *       "wantedOn": "2027-03-01",
                     *       "contact": {
                     *         "name": "Elin Wallgren",
                     *         "email": "elin.wallgren@havstrand.example",
                     *         "phone": "+46701740624"
                     *       },
                     *       "reference": "NET-2027",
                     *       "note": "",
                     *       "createdBy": "Elin Wallgren",
                     *       "createdAt": "2026-11-05T08:20:00.000Z",
                     *       "updatedAt": "2026-11-05T08:20:00.000Z",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["OpticalRequest"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeOpticalRequestStatus: {
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
                 *       "status": "PRESALE_REQUESTED"
                 *     }
                 */
                "application/json": {
                    status: string;
                };
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
                     *       "number": "OPT-110001",
                     *       "status": "REGISTERED",
                     *       "product": {
                     *         "id": "wavelength",
                     *         "translations": [
                     *           {
                     *             "language": "en",
                     *             "displayName": "Wavelength"
                     *           }
                     *         ]
                     *       },
                     *       "signal": {
                     *         "id": "100g",
                     *         "name": "100 Gbit/s"
                     *       },
                     *       "clientInterface": "OTU4",
                     *       "aEnd": {
                     *         "kind": "site",
                     *         "id": "S-10005",
                     *         "name": "Göteborg, Lindholmspiren",
                     *         "address": "Lindholmspiren 5, Göteborg",
                     *         "country": "SE",
                     *         "coordinates": {
                     *           "longitude": 11.9388,
                     *           "latitude": 57.7062
                     *         }
                     *       },
                     *       "zEnd": {
                     *         "kind": "address",
                     *         "id": null,
                     *         "name": "Dronning Eufemias gate 16, 0191 Oslo",
                     *         "address": "Dronning Eufemias gate 16, 0191 Oslo",
                     *         "country": "NO",
                     *         "coordinates": null
                     *       },
                     *       "protection": "line",
                     *       "encryption": false,
                     *       "diverseFrom": [
                     *         "SE-204418"
                     *       ],
                     *       "isEntryDiverse": true,
                     *       "maxLatencyMs": 4.5,
                     *       "termMonths": 36,
                     *       "wantedOn": "2027-03-01",
                     *       "contact": {
                     *         "name": "Elin Wallgren",
                     *         "email": "elin.wallgren@havstrand.example",
                     *         "phone": "+46701740624"
                     *       },
                     *       "reference": "NET-2027",
                     *       "note": "",
                     *       "createdBy": "Elin Wallgren",
                     *       "createdAt": "2026-11-05T08:20:00.000Z",
                     *       "updatedAt": "2026-11-05T08:20:00.000Z",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["OpticalRequest"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
}
