// Made by npm run generate from openapi/quote-and-order-v4.yaml.
export interface paths {
    "/connection-searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customer's quotes, one page at a time; those that wait for the caller first, then the latest change.
         * @description Several filters must all hold. Values that nothing is known of find nothing. Hits beyond 10,000 are not counted.
         */
        get: operations["listQuotes"];
        put?: never;
        /**
         * Asks for prices of products at sites. They are there a little later.
         * @description Every product is priced at every site with each capacity, term and way of access: at most 5 capacities, 4 terms, 100 sites, and
         *     100 prices in all. A site that is not in Sweden, Norway or Denmark is priced by a specialist. Product options hold at every site
         *     that has none of its own; a characteristic that is not answered is what it is by default. An add-on that is not sold, or no
         *     longer, is `notOffered`, as `productOptions.addonIds.<place>`; so is what an answer to a characteristic lacks, at
         *     `productOptions.characteristics.<id>`.
         */
        post: operations["requestQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connection-searches/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a quote of this customer answers 404. */
                quoteId: string;
            };
            cookie?: never;
        };
        /** One quote with its prices, questions and history. */
        get: operations["getQuote"];
        put?: never;
        post?: never;
        /** Withdraws a quote that nothing was ordered by. It is no longer listed. */
        delete: operations["withdrawQuote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connection-searches/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Several quotes as PDFs in a ZIP file, in the language of Accept-Language.
         * @description At most 20. Quotes without any price are left out; if all are, the answer is 409 NO_PRICES. One that the caller does not see is 404
         *     for all of them.
         */
        get: operations["getQuoteDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connection-searches/{quoteId}/duplicates": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a quote of this customer answers 404. */
                quoteId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a list of the quote's sites, with what was chosen for them, to ask for prices anew from.
         * @description The quote stays as it is.
         */
        post: operations["duplicateQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connection-searches/{quoteId}/document": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a quote of this customer answers 404. */
                quoteId: string;
            };
            cookie?: never;
        };
        /**
         * A quote with prices as a PDF that screen readers can read, in the language of Accept-Language.
         * @description Without any price the answer is 409 NO_PRICES.
         */
        get: operations["getQuoteDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connection-searches/{quoteId}/progress": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a quote of this customer answers 404. */
                quoteId: string;
            };
            cookie?: never;
        };
        /** How far the pricing has come. Cheap enough to be asked for every two seconds. */
        get: operations["getQuoteProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connection-searches/{quoteId}/progress/events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a quote of this customer answers 404. */
                quoteId: string;
            };
            cookie?: never;
        };
        /**
         * The same as events of the server, until the pricing is done.
         * @description Each event has the progress as its data, as JSON: one at once, one after each change, the last one with `isDone`. A stream ends after
         *     at most 10 seconds; the client then calls again or asks for the progress.
         */
        get: operations["streamQuoteProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connection-searches/{quoteId}/renewals": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a quote of this customer answers 404. */
                quoteId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for the same again at today's prices. The answer is the new quote.
         * @description Of a quote whose prices hold no longer. The old one names the new one afterwards. Where an add-on or a characteristic of it is no
         *     longer sold, the answer is 409 OPTION_LOST: it can be duplicated and chosen anew.
         */
        post: operations["renewQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connection-searches/{quoteId}/questions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a quote of this customer answers 404. */
                quoteId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks the provider something about a quote. */
        post: operations["askAboutQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connection-searches/{quoteId}/questions/{questionId}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                quoteId: string;
                /** @description Anything that is not the id of a question of this quote answers 404. */
                questionId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answers a question of the provider's. A quote that waited for it goes on. */
        post: operations["answerQuoteQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connection-searches/{quoteId}/manual-handling": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a quote of this customer answers 404. */
                quoteId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks a specialist to look at a quote, for a firm price or another solution. */
        post: operations["sendQuoteToManualHandling"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quotes-in-handling": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Quotes that wait for a specialist, of every customer that is served, who has waited longest first. For the provider's staff alone.
         * @description Staff may work for every customer, and so read here what waits at each. A quote is opened and answered by the customer's own token
         *     alone.
         */
        get: operations["listQuotesInHandling"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quotes-in-handling/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a quote of this customer answers 404. */
                quoteId: string;
            };
            cookie?: never;
        };
        /** A quote of the customer as its specialist sees it, also once it is answered. For the provider's staff alone. */
        get: operations["getQuoteInHandling"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quotes-in-handling/{quoteId}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a quote of this customer answers 404. */
                quoteId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Moves a quote on, with a question, special prices or an answer to the customer's question. For the provider's staff alone. */
        post: operations["answerAsSpecialist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approvals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Requests to order by a quote, those that the caller may decide first, then the newest. */
        get: operations["listApprovals"];
        put?: never;
        /**
         * Asks those who may order to approve an order by a quote. It is placed when enough have.
         * @description One for somebody who may not order, and one more above the customer's limit; at least one. It ends with the quote. Those who decide
         *     and see it are told by mail, for thirty requests of one person in a day.
         */
        post: operations["requestApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approvals/{approvalId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of an approval of this customer answers 404. */
                approvalId: string;
            };
            cookie?: never;
        };
        /** One approval, with those who may decide it. */
        get: operations["getApproval"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approvals/{approvalId}/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of an approval of this customer answers 404. */
                approvalId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approves or rejects what somebody else has asked to order. The last approval that is needed places the order. */
        post: operations["decideApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approvals/{approvalId}/withdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of an approval of this customer answers 404. */
                approvalId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes back what one has asked to order. */
        post: operations["withdrawApproval"];
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
        Approval: {
            id: string;
            quote: {
                id: string;
                number: string;
                name: string;
                reference: string;
                products: components["schemas"]["QuoteProduct"][];
            };
            /** @description PENDING, APPROVED, REJECTED, WITHDRAWN, EXPIRED or FAILED. */
            status: string;
            placement: components["schemas"]["OrderPlacement"];
            currency: string;
            /** @description Of all lines, as they were accepted. */
            monthlyMinor: number;
            oneTimeMinor: number;
            /** @description Null where the lines have several. */
            termMonths: number | null;
            /** @description The customer's limit when it was asked for. */
            orderLimitMinor: number | null;
            /** @description How many have to approve. */
            decisionsNeeded: number;
            decisions: {
                by: string;
                isApproved: boolean;
                comment: string;
                /** Format: date-time */
                at: string;
            }[];
            /** @description Names of those who may decide it, at most ten. Only in an answer about one approval that waits. */
            deciders?: string[];
            /** @description Whom the invoice goes to; null for the customer itself. Only in an answer about one approval. */
            billingAccount?: components["schemas"]["OrderBillingAccount"] | null;
            comment: string;
            requestedBy: string;
            /** Format: date-time */
            requestedAt: string;
            isMine: boolean;
            /** @description Whether the caller may decide it now. */
            canDecide: boolean;
            /**
             * Format: date
             * @description The quote's last day.
             */
            expiresOn: string;
            /** @description Why nothing could be ordered after all, as ordering would have said it. */
            failureCode: string | null;
            orderIds: string[];
            /** @description The number in the ETag. */
            version: number;
        };
        /** @enum {string} */
        Currency: "SEK" | "NOK" | "DKK" | "EUR";
        /** @description WGS 84, in degrees. */
        QuoteCoordinates: {
            longitude: number;
            latitude: number;
        };
        QuoteContact: {
            name: string;
            email: string;
            phone: string;
        };
        ProductOptions: {
            addonIds: string[];
            /** @description Answers by the id of the product's characteristic, all of them texts. */
            characteristics: {
                [key: string]: string;
            };
        };
        QuoteAddon: {
            id: string;
            translations: components["schemas"]["Translation"][];
        };
        QuoteRequestSite: {
            /** @description One of the customer's own sites; its address and place are then taken from there. */
            siteId?: string;
            name: string;
            /** @description Which of several at the address, as it is called. */
            building?: string;
            streetName?: string;
            houseNumber?: string;
            zipCode?: string;
            city?: string;
            /** @description By ISO 3166: SE, NO, DK, or another one. */
            country: string;
            /** @description Left out where a specialist is to find the site by its address, `streetName` at least. */
            coordinates?: components["schemas"]["QuoteCoordinates"];
            /** @description The customer's own name for the site in a search. */
            reference?: string;
            dataCenterSiteId?: string;
            contact?: components["schemas"]["QuoteContact"];
            /** @description In place of those for all sites. */
            productOptions?: components["schemas"]["ProductOptions"];
        };
        QuoteRequest: {
            agreementId: string;
            /** @description Products and packages of the agreement. */
            productIds: string[];
            capacitiesBps: number[];
            /** @description In months. */
            terms: number[];
            /** @description Left out for fibre. One that the price rules do not know is `unknown`, as `accessTypes.<place>`. */
            accessTypes?: string[];
            fastTrack?: boolean;
            productOptions?: components["schemas"]["ProductOptions"];
            sites: components["schemas"]["QuoteRequestSite"][];
            /** @description The list that the sites are of. Where `sites` is empty they are taken from there: all that are valid, or those of `siteListSiteIds`. */
            siteListId?: string;
            /** @description Sites of the list by their ids, with an empty `sites`. One that is not valid is `invalidSite`. */
            siteListSiteIds?: string[];
            /** @description Left out, it is the first site's, or says how many there are. */
            name?: string;
            reference?: string;
            /** @description Of the service that is replaced or goes on. */
            correlationId?: string;
            /** @description Its lines may be broken. */
            note?: string;
            /** @description Nothing is priced by rules; there may be as many prices as are wanted. */
            manualHandling?: boolean;
        };
        QuoteProduct: {
            id: string;
            name: string;
        };
        QuoteSummary: {
            id: string;
            number: string;
            /** @description Of the site, or what the customer called several. Empty where nobody named them. */
            name: string;
            reference: string;
            /**
             * @description REGISTERED, PRESALE_REQUESTED, IN_PROGRESS, INPUT_NEEDED, ESTIMATED, BEST_SO_FAR, AUTO_COMPLETED, COMPLETED, VALIDATED, SIGNED,
             *     RENEW_ACCESSONLINE or NO_SOLUTION.
             */
            status: string;
            /** @description Of the amounts here: firm, estimate, or null without any. */
            level: string | null;
            agreement: {
                id: string;
                name: string;
            };
            products: components["schemas"]["QuoteProduct"][];
            capacitiesBps: number[];
            terms: number[];
            siteCount: number;
            /** @description How many were asked for, how many there are, and how many of them are firm. */
            prices: {
                total: number;
                priced: number;
                firm: number;
            };
            currency: components["schemas"]["Currency"];
            /** @description The lowest monthly fee of each site, added up. */
            monthlyMinor: number | null;
            /** @description The one-time charges that come with it. */
            oneTimeMinor: number | null;
            /**
             * Format: date
             * @description The last day.
             */
            validUntil: string | null;
            /** @description VALID, EXPIRES_SOON or EXPIRED. */
            validity: string | null;
            /** @description What waits for the caller: answer, renewal or approval. */
            waitsFor: string | null;
            /** @description Of the latest approval that was asked for: PENDING, APPROVED, REJECTED, WITHDRAWN, EXPIRED or FAILED. */
            approvalStatus: string | null;
            /** @description Whether the caller has asked for it. */
            isMine: boolean;
            createdBy: string;
            /** Format: date-time */
            createdAt: string;
            updatedBy: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description The number in the ETag. */
            version: number;
        };
        QuotePage: {
            items: components["schemas"]["QuoteSummary"][];
            /** @description How many match; at most 10,000 with a filter. */
            totalItems: number;
            totalPages: number;
            currentPage: number;
            /** @description Whatever the filter. */
            counts: {
                total: number;
                /** @description Those that wait for the caller. */
                waiting: number;
                /** @description Approvals that the caller may decide. */
                approvals: number;
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
        QuotePrice: {
            variantId: string;
            /** @description firm or estimate; null without a price. */
            level: string | null;
            /** @description green: access is there or near; yellow: it has to be built or looked at; red: no solution. */
            confidence: string;
            /**
             * @description Why there is no price: outOfReach, notInCountry, accessNotOffered, termNotOffered, productUnknown, countryByHand, noListPrice,
             *     negativeAmount, amountTooLarge, discountOutOfRange or byHand. Null with one.
             */
            code: string | null;
            monthlyMinor: number | null;
            oneTimeMinor: number | null;
            leadTimeWeeks: number | null;
            /** @description Earliest week if ordered today, freeze periods counted, as 2025-W03. */
            deliveryWeek: string | null;
            /** @description The order that was placed by it. */
            orderId: string | null;
            lines: components["schemas"]["PriceLine"][];
        };
        QuoteVariant: {
            /** @description Within the quote. */
            id: string;
            productId: string;
            capacityBps: number;
            termMonths: number;
            accessType: string;
            fastTrack: boolean;
        };
        QuoteSite: {
            /** @description Within the quote. */
            id: string;
            /** @description The customer's own site. */
            siteId: string | null;
            name: string;
            /** @description Which of several at the address, as it is called. */
            building?: string | null;
            streetName: string;
            houseNumber: string | null;
            zipCode: string;
            city: string;
            country: string;
            /** @description Null until somebody has found the site. */
            coordinates: components["schemas"]["QuoteCoordinates"] | null;
            reference: string | null;
            dataCenterSiteId: string | null;
            contact: components["schemas"]["QuoteContact"] | null;
            /** @description To the nearest point of presence. */
            metres: number | null;
            /** @description The best of its prices; null until it is priced. */
            confidence: string | null;
            reach?: components["schemas"]["AddressConfidence"];
            /** @description Its own, in place of the quote's; left out or null where those hold. */
            productOptions?: components["schemas"]["ProductOptions"] | null;
            prices: components["schemas"]["QuotePrice"][];
        };
        QuoteQuestion: {
            id: string;
            /** @description Asked by the provider, and so answered by the customer. */
            isFromProvider: boolean;
            text: string;
            askedBy: string;
            /** Format: date-time */
            askedAt: string;
            answer: {
                text: string;
                by: string;
                /** Format: date-time */
                at: string;
            } | null;
        };
        Quote: {
            id: string;
            number: string;
            /** @description Of the site, or what the customer called several. Empty where nobody named them. */
            name: string;
            reference: string;
            /**
             * @description REGISTERED, PRESALE_REQUESTED, IN_PROGRESS, INPUT_NEEDED, ESTIMATED, BEST_SO_FAR, AUTO_COMPLETED, COMPLETED, VALIDATED, SIGNED,
             *     RENEW_ACCESSONLINE or NO_SOLUTION.
             */
            status: string;
            /** @description Of the amounts here: firm, estimate, or null without any. */
            level: string | null;
            agreement: {
                id: string;
                name: string;
            };
            products: components["schemas"]["QuoteProduct"][];
            capacitiesBps: number[];
            terms: number[];
            siteCount: number;
            /** @description How many were asked for, how many there are, and how many of them are firm. */
            prices: {
                total: number;
                priced: number;
                firm: number;
            };
            currency: components["schemas"]["Currency"];
            /** @description The lowest monthly fee of each site, added up. */
            monthlyMinor: number | null;
            /** @description The one-time charges that come with it. */
            oneTimeMinor: number | null;
            /**
             * Format: date
             * @description The last day.
             */
            validUntil: string | null;
            /** @description VALID, EXPIRES_SOON or EXPIRED. */
            validity: string | null;
            /** @description What waits for the caller: answer, renewal or approval. */
            waitsFor: string | null;
            /** @description Of the latest approval that was asked for: PENDING, APPROVED, REJECTED, WITHDRAWN, EXPIRED or FAILED. */
            approvalStatus: string | null;
            /** @description Whether the caller has asked for it. */
            isMine: boolean;
            createdBy: string;
            /** Format: date-time */
            createdAt: string;
            updatedBy: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description The number in the ETag. */
            version: number;
            /** @description The version of the price rules that its prices follow from. */
            priceRulesVersion: number;
            correlationId: string | null;
            siteListId: string | null;
            note: string;
            /** @description Id of the quote that this one renews. */
            renewalOf: string | null;
            /** @description Id of the quote that renews this one. */
            renewedBy: string | null;
            /** @description What the caller may do now: ask, answer, withdraw, renew, manualHandling, order, requestApproval. */
            actions: string[];
            /** @description Above this monthly fee a second person has to approve an order; null without a limit. */
            orderLimitMinor: number | null;
            variants: components["schemas"]["QuoteVariant"][];
            /** @description Of every site that has none of its own. */
            productOptions?: components["schemas"]["ProductOptions"];
            /** @description Those that its products had when prices were asked for. */
            characteristics?: components["schemas"]["FormField"][];
            /** @description The add-ons that were chosen at any site. */
            addons?: components["schemas"]["QuoteAddon"][];
            sites: components["schemas"]["QuoteSite"][];
            /** @description The newest first. */
            questions: components["schemas"]["QuoteQuestion"][];
            /** @description Its statuses, the newest first. */
            events: {
                status: string;
                /** Format: date-time */
                at: string;
                by: string;
                text: string;
            }[];
        };
        QuoteProgress: {
            status: string;
            /** @description Whether nothing more comes by rules. */
            isDone: boolean;
            total: number;
            priced: number;
            sitesDone: number;
            siteCount: number;
            version: number;
        };
        QuoteInHandling: {
            customer: {
                id: string;
                name: string;
                /** @enum {string} */
                registry: "se" | "no" | "dk" | "com";
            };
            quote: components["schemas"]["QuoteSummary"];
            /** @description Postal code and town of its only site; empty for several. */
            place: string;
            /**
             * @description question: the customer asks something; answered: the customer has answered what was asked; requested: the customer asks for a
             *     specialist; unpriced: the rules could not price all of it.
             */
            reason: string;
            /** @description What the customer wrote; empty without. */
            text: string;
            /** @description Who waits. */
            by: string;
            /** Format: date-time */
            waitingSince: string;
        };
        QuoteInHandlingPage: {
            items: components["schemas"]["QuoteInHandling"][];
            totalItems: number;
            totalPages: number;
            currentPage: number;
        };
        SpecialistAnswer: {
            status: string;
            /** @description The question with INPUT_NEEDED, where it is needed; else what the customer is told. */
            text?: string;
            /** @description A question of the customer's that the text answers. */
            questionId?: string;
            prices?: {
                siteId: string;
                variantId: string;
                monthlyMinor: number;
                oneTimeMinor: number;
                /** @enum {string} */
                level: "firm" | "estimate";
                leadTimeWeeks: number;
            }[];
        };
        WordList: string;
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
        /** @description onNet: the provider's fibre is there; near: it is within reach; off: it is not. Null where nobody knows. Another system may have other words. */
        AddressConfidence: string | null;
        OrderPlacementLine: {
            /** @description Of the quote. */
            siteId: string;
            variantId: string;
            /** @description As it was accepted. */
            monthlyMinor: number;
            oneTimeMinor: number;
        };
        Installation: {
            /** @description Of the quote. */
            siteId: string;
            floor?: string;
            room?: string;
            accessHours?: string;
            contact: {
                name: string;
                email: string;
                phone: string;
            };
        };
        OrderPlacement: {
            quoteId: string;
            /** @description One for each site that is ordered. */
            lines: components["schemas"]["OrderPlacementLine"][];
            installations?: components["schemas"]["Installation"][];
            /** @description Not before this week, as 2025-W05. */
            wantedWeek?: string;
            reference?: string;
            purchaseOrderNumber?: string;
            invoiceText?: string;
            /** @description Left out for the customer itself. */
            billingAccountId?: string;
            /** @description Its lines may be broken. */
            note?: string;
            acceptsTerms: boolean;
        };
        OrderBillingAccount: {
            id: string;
            name: string;
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
        /** @description A UUID made when the form opens. The same key with the same body answers the first result again, for 24 hours. */
        IdempotencyKey: string;
        /** @description The ETag that was read, for example "3". Missing gives 428, an older one 412. */
        IfMatch: string;
        PageSize: number;
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
    listQuotes: {
        parameters: {
            query?: {
                /** @description Number of the page; the first is 0. Beyond the end the answer is empty and `totalPages` says how many there are. */
                page?: components["parameters"]["Page"];
                pageSize?: number;
                /** @description With a minus sign before it, the other way round. What has no value comes last. */
                sortBy?: "updatedAt" | "-updatedAt" | "number" | "-number" | "name" | "-name" | "product" | "-product" | "status" | "-status" | "monthly" | "-monthly" | "oneTime" | "-oneTime" | "validUntil" | "-validUntil";
                /** @description Whether those that wait for the caller come before the rest, each in the order asked for. */
                waitingFirst?: boolean;
                /** @description Those alone that wait for the caller. */
                waiting?: boolean;
                /** @description Quotes of at most so many sites; 1 for those of a single one. */
                maxNoOfSitesPerOpportunity?: number;
                /** @description Quotes of at least so many sites; 2 for those of several. */
                minNoOfSites?: number;
                /** @description Found anywhere in number, reference, name, or the sites' names and addresses, in any case. */
                referenceSearchString?: string;
                /** @description VALID, EXPIRES_SOON (within 14 days) or EXPIRED; All for all. */
                validityStatus?: "All" | "VALID" | "EXPIRES_SOON" | "EXPIRED";
                /** @description Statuses with commas between them. */
                statuses?: components["schemas"]["WordList"];
                /** @description Ids of products with commas between them. */
                products?: string;
                /** @description Those alone that the caller has asked for. */
                mine?: boolean;
                /** @description YYYY-MM-DD. Changed on that day or later. */
                changedFrom?: string;
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
                     *           "number": "Q-88238",
                     *           "name": "Norra Kajen 2, Sundsvall",
                     *           "reference": "SDL-DIA",
                     *           "status": "BEST_SO_FAR",
                     *           "level": "firm",
                     *           "agreement": {
                     *             "id": "FA-2024-117",
                     *             "name": "Company connections 2024"
                     *           },
                     *           "products": [
                     *             {
                     *               "id": "dia-static",
                     *               "name": "DIA Static"
                     *             }
                     *           ],
                     *           "capacitiesBps": [
                     *             200000000,
                     *             10000000000
                     *           ],
                     *           "terms": [
                     *             12,
                     *             36
                     *           ],
                     *           "siteCount": 1,
                     *           "prices": {
                     *             "total": 4,
                     *             "priced": 4,
                     *             "firm": 2
                     *           },
                     *           "currency": "SEK",
                     *           "monthlyMinor": 229000,
                     *           "oneTimeMinor": 0,
                     *           "validUntil": "2024-12-20",
                     *           "validity": "VALID",
                     *           "waitsFor": "answer",
                     *           "approvalStatus": null,
                     *           "isMine": true,
                     *           "createdBy": "Astrid Lindqvist",
                     *           "createdAt": "2024-11-19T13:30:00.000Z",
                     *           "updatedBy": "Sofie Brandt",
                     *           "updatedAt": "2024-11-21T07:40:00.000Z",
                     *           "version": 4
                     *         }
                     *       ],
                     *       "totalItems": 1,
                     *       "totalPages": 1,
                     *       "currentPage": 0,
                     *       "counts": {
                     *         "total": 23,
                     *         "waiting": 3,
                     *         "approvals": 2
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["QuotePage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    requestQuote: {
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
                 *       "agreementId": "FA-2024-117",
                 *       "productIds": [
                 *         "dia-static"
                 *       ],
                 *       "capacitiesBps": [
                 *         200000000,
                 *         10000000000
                 *       ],
                 *       "terms": [
                 *         12,
                 *         36
                 *       ],
                 *       "accessTypes": [
                 *         "fibre"
                 *       ],
                 *       "reference": "SDL-DIA",
                 *       "sites": [
                 *         {
                 *           "name": "Norra Kajen 2",
                 *           "streetName": "Norra Kajen",
                 *           "houseNumber": "2",
                 *           "zipCode": "852 31",
                 *           "city": "Sundsvall",
                 *           "country": "SE",
                 *           "coordinates": {
                 *             "longitude": 17.3255,
                 *             "latitude": 62.3974
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["QuoteRequest"];
            };
        };
        responses: {
            /** @description The quote as it begins; its prices follow. */
            202: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3c0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "number": "Q-88238",
                     *       "name": "Norra Kajen 2, Sundsvall",
                     *       "reference": "SDL-DIA",
                     *       "status": "BEST_SO_FAR",
                     *       "level": "firm",
                     *       "agreement": {
                     *         "id": "FA-2024-117",
                     *         "name": "Company connections 2024"
                     *       },
                     *       "products": [
                     *         {
                     *           "id": "dia-static",
                     *           "name": "DIA Static"
                     *         }
                     *       ],
                     *       "capacitiesBps": [
                     *         200000000
                     *       ],
                     *       "terms": [
                     *         36
                     *       ],
                     *       "siteCount": 1,
                     *       "prices": {
                     *         "total": 1,
                     *         "priced": 1,
                     *         "firm": 1
                     *       },
                     *       "currency": "SEK",
                     *       "monthlyMinor": 243000,
                     *       "oneTimeMinor": 450000,
                     *       "validUntil": "2024-12-20",
                     *       "validity": "VALID",
                     *       "waitsFor": "answer",
                     *       "approvalStatus": null,
                     *       "isMine": true,
                     *       "createdBy": "Astrid Lindqvist",
                     *       "createdAt": "2024-11-19T13:30:00.000Z",
                     *       "updatedBy": "Sofie Brandt",
                     *       "updatedAt": "2024-11-21T07:40:00.000Z",
                     *       "version": 4,
                     *       "priceRulesVersion": 7,
                     *       "correlationId": null,
                     *       "siteListId": null,
                     *       "note": "",
                     *       "renewalOf": null,
                     *       "renewedBy": null,
                     *       "actions": [
                     *         "ask",
                     *         "answer",
                     *         "withdraw",
                     *         "order"
                     *       ],
                     *       "orderLimitMinor": 300000,
                     *       "variants": [
                     *         {
                     *           "id": "v1",
                     *           "productId": "dia-static",
                     *           "capacityBps": 200000000,
                     *           "termMonths": 36,
                     *           "accessType": "fibre",
                     *           "fastTrack": false
                     *         }
                     *       ],
                     *       "sites": [
                     *         {
                     *           "id": "1",
                     *           "siteId": null,
                     *           "name": "Norra Kajen 2",
                     *           "streetName": "Norra Kajen",
                     *           "houseNumber": "2",
                     *           "zipCode": "852 31",
                     *           "city": "Sundsvall",
                     *           "country": "SE",
                     *           "coordinates": {
                     *             "longitude": 17.3255,
                     *             "latitude": 62.3974
                     *           },
                     *           "reference": null,
                     *           "dataCenterSiteId": null,
                     *           "contact": null,
                     *           "metres": 40,
                     *           "confidence": "green",
                     *           "prices": [
                     *             {
                     *               "variantId": "v1",
                     *               "level": "firm",
                     *               "confidence": "green",
                     *               "code": null,
                     *               "monthlyMinor": 243000,
                     *               "oneTimeMinor": 450000,
                     *               "leadTimeWeeks": 3,
                     *               "deliveryWeek": "2025-W03",
                     *               "orderId": null,
                     *               "lines": [
                     *                 {
                     *                   "ruleId": "PR-0412",
                     *                   "name": "List price 2024",
                     *                   "kind": "list",
                     *                   "basisPoints": null,
                     *                   "monthlyChangeMinor": 243000,
                     *                   "oneTimeChangeMinor": 450000,
                     *                   "monthlyMinor": 243000,
                     *                   "oneTimeMinor": 450000
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "questions": [
                     *         {
                     *           "id": "1a0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *           "isFromProvider": true,
                     *           "text": "Is there a free duct from the street to the building?",
                     *           "askedBy": "Sofie Brandt",
                     *           "askedAt": "2024-11-20T09:00:00.000Z",
                     *           "answer": null
                     *         }
                     *       ],
                     *       "events": [
                     *         {
                     *           "status": "REGISTERED",
                     *           "at": "2024-11-19T13:30:00.000Z",
                     *           "by": "Astrid Lindqvist",
                     *           "text": ""
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Quote"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getQuote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a quote of this customer answers 404. */
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quote. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3c0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "number": "Q-88238",
                     *       "name": "Norra Kajen 2, Sundsvall",
                     *       "reference": "SDL-DIA",
                     *       "status": "BEST_SO_FAR",
                     *       "level": "firm",
                     *       "agreement": {
                     *         "id": "FA-2024-117",
                     *         "name": "Company connections 2024"
                     *       },
                     *       "products": [
                     *         {
                     *           "id": "dia-static",
                     *           "name": "DIA Static"
                     *         }
                     *       ],
                     *       "capacitiesBps": [
                     *         200000000
                     *       ],
                     *       "terms": [
                     *         36
                     *       ],
                     *       "siteCount": 1,
                     *       "prices": {
                     *         "total": 1,
                     *         "priced": 1,
                     *         "firm": 1
                     *       },
                     *       "currency": "SEK",
                     *       "monthlyMinor": 243000,
                     *       "oneTimeMinor": 450000,
                     *       "validUntil": "2024-12-20",
                     *       "validity": "VALID",
                     *       "waitsFor": "answer",
                     *       "approvalStatus": null,
                     *       "isMine": true,
                     *       "createdBy": "Astrid Lindqvist",
                     *       "createdAt": "2024-11-19T13:30:00.000Z",
                     *       "updatedBy": "Sofie Brandt",
                     *       "updatedAt": "2024-11-21T07:40:00.000Z",
                     *       "version": 4,
                     *       "priceRulesVersion": 7,
                     *       "correlationId": null,
                     *       "siteListId": null,
                     *       "note": "",
                     *       "renewalOf": null,
                     *       "renewedBy": null,
                     *       "actions": [
                     *         "ask",
                     *         "answer",
                     *         "withdraw",
                     *         "order"
                     *       ],
                     *       "orderLimitMinor": 300000,
                     *       "variants": [
                     *         {
                     *           "id": "v1",
                     *           "productId": "dia-static",
                     *           "capacityBps": 200000000,
                     *           "termMonths": 36,
                     *           "accessType": "fibre",
                     *           "fastTrack": false
                     *         }
                     *       ],
                     *       "sites": [
                     *         {
                     *           "id": "1",
                     *           "siteId": null,
                     *           "name": "Norra Kajen 2",
                     *           "streetName": "Norra Kajen",
                     *           "houseNumber": "2",
                     *           "zipCode": "852 31",
                     *           "city": "Sundsvall",
                     *           "country": "SE",
                     *           "coordinates": {
                     *             "longitude": 17.3255,
                     *             "latitude": 62.3974
                     *           },
                     *           "reference": null,
                     *           "dataCenterSiteId": null,
                     *           "contact": null,
                     *           "metres": 40,
                     *           "confidence": "green",
                     *           "prices": [
                     *             {
                     *               "variantId": "v1",
                     *               "level": "firm",
                     *               "confidence": "green",
                     *               "code": null,
                     *               "monthlyMinor": 243000,
                     *               "oneTimeMinor": 450000,
                     *               "leadTimeWeeks": 3,
                     *               "deliveryWeek": "2025-W03",
                     *               "orderId": null,
                     *               "lines": [
                     *                 {
                     *                   "ruleId": "PR-0412",
                     *                   "name": "List price 2024",
                     *                   "kind": "list",
                     *                   "basisPoints": null,
                     *                   "monthlyChangeMinor": 243000,
                     *                   "oneTimeChangeMinor": 450000,
                     *                   "monthlyMinor": 243000,
                     *                   "oneTimeMinor": 450000
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "questions": [
                     *         {
                     *           "id": "1a0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *           "isFromProvider": true,
                     *           "text": "Is there a free duct from the street to the building?",
                     *           "askedBy": "Sofie Brandt",
                     *           "askedAt": "2024-11-20T09:00:00.000Z",
                     *           "answer": null
                     *         }
                     *       ],
                     *       "events": [
                     *         {
                     *           "status": "REGISTERED",
                     *           "at": "2024-11-19T13:30:00.000Z",
                     *           "by": "Astrid Lindqvist",
                     *           "text": ""
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Quote"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    withdrawQuote: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read, for example "3". Missing gives 428, an older one 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Anything that is not the id of a quote of this customer answers 404. */
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Withdrawn. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    getQuoteDocuments: {
        parameters: {
            query: {
                /** @description Separated by commas. */
                quoteIds: string;
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
                    "application/zip": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    duplicateQuote: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID made when the form opens. The same key with the same body answers the first result again, for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Anything that is not the id of a quote of this customer answers 404. */
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "siteListId": "5d0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a"
                     *     }
                     */
                    "application/json": {
                        siteListId: string;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getQuoteDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a quote of this customer answers 404. */
                quoteId: string;
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
                    /** @example %PDF-1.7 */
                    "application/pdf": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getQuoteProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a quote of this customer answers 404. */
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The progress. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "IN_PROGRESS",
                     *       "isDone": false,
                     *       "total": 16,
                     *       "priced": 8,
                     *       "sitesDone": 1,
                     *       "siteCount": 2,
                     *       "version": 3
                     *     }
                     */
                    "application/json": components["schemas"]["QuoteProgress"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    streamQuoteProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a quote of this customer answers 404. */
                quoteId: string;
            };
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
                    /** @example data: {"status":"IN_PROGRESS","isDone":false} */
                    "text/event-stream": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    renewQuote: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID made when the form opens. The same key with the same body answers the first result again, for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Anything that is not the id of a quote of this customer answers 404. */
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quote as it begins; its prices follow. */
            202: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3c0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "number": "Q-88238",
                     *       "name": "Norra Kajen 2, Sundsvall",
                     *       "reference": "SDL-DIA",
                     *       "status": "BEST_SO_FAR",
                     *       "level": "firm",
                     *       "agreement": {
                     *         "id": "FA-2024-117",
                     *         "name": "Company connections 2024"
                     *       },
                     *       "products": [
                     *         {
                     *           "id": "dia-static",
                     *           "name": "DIA Static"
                     *         }
                     *       ],
                     *       "capacitiesBps": [
                     *         200000000
                     *       ],
                     *       "terms": [
                     *         36
                     *       ],
                     *       "siteCount": 1,
                     *       "prices": {
                     *         "total": 1,
                     *         "priced": 1,
                     *         "firm": 1
                     *       },
                     *       "currency": "SEK",
                     *       "monthlyMinor": 243000,
                     *       "oneTimeMinor": 450000,
                     *       "validUntil": "2024-12-20",
                     *       "validity": "VALID",
                     *       "waitsFor": "answer",
                     *       "approvalStatus": null,
                     *       "isMine": true,
                     *       "createdBy": "Astrid Lindqvist",
                     *       "createdAt": "2024-11-19T13:30:00.000Z",
                     *       "updatedBy": "Sofie Brandt",
                     *       "updatedAt": "2024-11-21T07:40:00.000Z",
                     *       "version": 4,
                     *       "priceRulesVersion": 7,
                     *       "correlationId": null,
                     *       "siteListId": null,
                     *       "note": "",
                     *       "renewalOf": null,
                     *       "renewedBy": null,
                     *       "actions": [
                     *         "ask",
                     *         "answer",
                     *         "withdraw",
                     *         "order"
                     *       ],
                     *       "orderLimitMinor": 300000,
                     *       "variants": [
                     *         {
                     *           "id": "v1",
                     *           "productId": "dia-static",
                     *           "capacityBps": 200000000,
                     *           "termMonths": 36,
                     *           "accessType": "fibre",
                     *           "fastTrack": false
                     *         }
                     *       ],
                     *       "sites": [
                     *         {
                     *           "id": "1",
                     *           "siteId": null,
                     *           "name": "Norra Kajen 2",
                     *           "streetName": "Norra Kajen",
                     *           "houseNumber": "2",
                     *           "zipCode": "852 31",
                     *           "city": "Sundsvall",
                     *           "country": "SE",
                     *           "coordinates": {
                     *             "longitude": 17.3255,
                     *             "latitude": 62.3974
                     *           },
                     *           "reference": null,
                     *           "dataCenterSiteId": null,
                     *           "contact": null,
                     *           "metres": 40,
                     *           "confidence": "green",
                     *           "prices": [
                     *             {
                     *               "variantId": "v1",
                     *               "level": "firm",
                     *               "confidence": "green",
                     *               "code": null,
                     *               "monthlyMinor": 243000,
                     *               "oneTimeMinor": 450000,
                     *               "leadTimeWeeks": 3,
                     *               "deliveryWeek": "2025-W03",
                     *               "orderId": null,
                     *               "lines": [
                     *                 {
                     *                   "ruleId": "PR-0412",
                     *                   "name": "List price 2024",
                     *                   "kind": "list",
                     *                   "basisPoints": null,
                     *                   "monthlyChangeMinor": 243000,
                     *                   "oneTimeChangeMinor": 450000,
                     *                   "monthlyMinor": 243000,
                     *                   "oneTimeMinor": 450000
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "questions": [
                     *         {
                     *           "id": "1a0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *           "isFromProvider": true,
                     *           "text": "Is there a free duct from the street to the building?",
                     *           "askedBy": "Sofie Brandt",
                     *           "askedAt": "2024-11-20T09:00:00.000Z",
                     *           "answer": null
                     *         }
                     *       ],
                     *       "events": [
                     *         {
                     *           "status": "REGISTERED",
                     *           "at": "2024-11-19T13:30:00.000Z",
                     *           "by": "Astrid Lindqvist",
                     *           "text": ""
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Quote"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    askAboutQuote: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID made when the form opens. The same key with the same body answers the first result again, for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Anything that is not the id of a quote of this customer answers 404. */
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Can we go from 500 Mbit/s to 1 Gbit/s in the term?"
                 *     }
                 */
                "application/json": {
                    /** @description Its lines may be broken. */
                    text: string;
                };
            };
        };
        responses: {
            /** @description The quote as it is now. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3c0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "number": "Q-88238",
                     *       "name": "Norra Kajen 2, Sundsvall",
                     *       "reference": "SDL-DIA",
                     *       "status": "BEST_SO_FAR",
                     *       "level": "firm",
                     *       "agreement": {
                     *         "id": "FA-2024-117",
                     *         "name": "Company connections 2024"
                     *       },
                     *       "products": [
                     *         {
                     *           "id": "dia-static",
                     *           "name": "DIA Static"
                     *         }
                     *       ],
                     *       "capacitiesBps": [
                     *         200000000
                     *       ],
                     *       "terms": [
                     *         36
                     *       ],
                     *       "siteCount": 1,
                     *       "prices": {
                     *         "total": 1,
                     *         "priced": 1,
                     *         "firm": 1
                     *       },
                     *       "currency": "SEK",
                     *       "monthlyMinor": 243000,
                     *       "oneTimeMinor": 450000,
                     *       "validUntil": "2024-12-20",
                     *       "validity": "VALID",
                     *       "waitsFor": "answer",
                     *       "approvalStatus": null,
                     *       "isMine": true,
                     *       "createdBy": "Astrid Lindqvist",
                     *       "createdAt": "2024-11-19T13:30:00.000Z",
                     *       "updatedBy": "Sofie Brandt",
                     *       "updatedAt": "2024-11-21T07:40:00.000Z",
                     *       "version": 4,
                     *       "priceRulesVersion": 7,
                     *       "correlationId": null,
                     *       "siteListId": null,
                     *       "note": "",
                     *       "renewalOf": null,
                     *       "renewedBy": null,
                     *       "actions": [
                     *         "ask",
                     *         "answer",
                     *         "withdraw",
                     *         "order"
                     *       ],
                     *       "orderLimitMinor": 300000,
                     *       "variants": [
                     *         {
                     *           "id": "v1",
                     *           "productId": "dia-static",
                     *           "capacityBps": 200000000,
                     *           "termMonths": 36,
                     *           "accessType": "fibre",
                     *           "fastTrack": false
                     *         }
                     *       ],
                     *       "sites": [
                     *         {
                     *           "id": "1",
                     *           "siteId": null,
                     *           "name": "Norra Kajen 2",
                     *           "streetName": "Norra Kajen",
                     *           "houseNumber": "2",
                     *           "zipCode": "852 31",
                     *           "city": "Sundsvall",
                     *           "country": "SE",
                     *           "coordinates": {
                     *             "longitude": 17.3255,
                     *             "latitude": 62.3974
                     *           },
                     *           "reference": null,
                     *           "dataCenterSiteId": null,
                     *           "contact": null,
                     *           "metres": 40,
                     *           "confidence": "green",
                     *           "prices": [
                     *             {
                     *               "variantId": "v1",
                     *               "level": "firm",
                     *               "confidence": "green",
                     *               "code": null,
                     *               "monthlyMinor": 243000,
                     *               "oneTimeMinor": 450000,
                     *               "leadTimeWeeks": 3,
                     *               "deliveryWeek": "2025-W03",
                     *               "orderId": null,
                     *               "lines": [
                     *                 {
                     *                   "ruleId": "PR-0412",
                     *                   "name": "List price 2024",
                     *                   "kind": "list",
                     *                   "basisPoints": null,
                     *                   "monthlyChangeMinor": 243000,
                     *                   "oneTimeChangeMinor": 450000,
                     *                   "monthlyMinor": 243000,
                     *                   "oneTimeMinor": 450000
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "questions": [
                     *         {
                     *           "id": "1a0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *           "isFromProvider": true,
                     *           "text": "Is there a free duct from the street to the building?",
                     *           "askedBy": "Sofie Brandt",
                     *           "askedAt": "2024-11-20T09:00:00.000Z",
                     *           "answer": null
                     *         }
                     *       ],
                     *       "events": [
                     *         {
                     *           "status": "REGISTERED",
                     *           "at": "2024-11-19T13:30:00.000Z",
                     *           "by": "Astrid Lindqvist",
                     *           "text": ""
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Quote"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    answerQuoteQuestion: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID made when the form opens. The same key with the same body answers the first result again, for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                quoteId: string;
                /** @description Anything that is not the id of a question of this quote answers 404. */
                questionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Can we go from 500 Mbit/s to 1 Gbit/s in the term?"
                 *     }
                 */
                "application/json": {
                    /** @description Its lines may be broken. */
                    text: string;
                };
            };
        };
        responses: {
            /** @description The quote as it is now. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3c0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "number": "Q-88238",
                     *       "name": "Norra Kajen 2, Sundsvall",
                     *       "reference": "SDL-DIA",
                     *       "status": "BEST_SO_FAR",
                     *       "level": "firm",
                     *       "agreement": {
                     *         "id": "FA-2024-117",
                     *         "name": "Company connections 2024"
                     *       },
                     *       "products": [
                     *         {
                     *           "id": "dia-static",
                     *           "name": "DIA Static"
                     *         }
                     *       ],
                     *       "capacitiesBps": [
                     *         200000000
                     *       ],
                     *       "terms": [
                     *         36
                     *       ],
                     *       "siteCount": 1,
                     *       "prices": {
                     *         "total": 1,
                     *         "priced": 1,
                     *         "firm": 1
                     *       },
                     *       "currency": "SEK",
                     *       "monthlyMinor": 243000,
                     *       "oneTimeMinor": 450000,
                     *       "validUntil": "2024-12-20",
                     *       "validity": "VALID",
                     *       "waitsFor": "answer",
                     *       "approvalStatus": null,
                     *       "isMine": true,
                     *       "createdBy": "Astrid Lindqvist",
                     *       "createdAt": "2024-11-19T13:30:00.000Z",
                     *       "updatedBy": "Sofie Brandt",
                     *       "updatedAt": "2024-11-21T07:40:00.000Z",
                     *       "version": 4,
                     *       "priceRulesVersion": 7,
                     *       "correlationId": null,
                     *       "siteListId": null,
                     *       "note": "",
                     *       "renewalOf": null,
                     *       "renewedBy": null,
                     *       "actions": [
                     *         "ask",
                     *         "answer",
                     *         "withdraw",
                     *         "order"
                     *       ],
                     *       "orderLimitMinor": 300000,
                     *       "variants": [
                     *         {
                     *           "id": "v1",
                     *           "productId": "dia-static",
                     *           "capacityBps": 200000000,
                     *           "termMonths": 36,
                     *           "accessType": "fibre",
                     *           "fastTrack": false
                     *         }
                     *       ],
                     *       "sites": [
                     *         {
                     *           "id": "1",
                     *           "siteId": null,
                     *           "name": "Norra Kajen 2",
                     *           "streetName": "Norra Kajen",
                     *           "houseNumber": "2",
                     *           "zipCode": "852 31",
                     *           "city": "Sundsvall",
                     *           "country": "SE",
                     *           "coordinates": {
                     *             "longitude": 17.3255,
                     *             "latitude": 62.3974
                     *           },
                     *           "reference": null,
                     *           "dataCenterSiteId": null,
                     *           "contact": null,
                     *           "metres": 40,
                     *           "confidence": "green",
                     *           "prices": [
                     *             {
                     *               "variantId": "v1",
                     *               "level": "firm",
                     *               "confidence": "green",
                     *               "code": null,
                     *               "monthlyMinor": 243000,
                     *               "oneTimeMinor": 450000,
                     *               "leadTimeWeeks": 3,
                     *               "deliveryWeek": "2025-W03",
                     *               "orderId": null,
                     *               "lines": [
                     *                 {
                     *                   "ruleId": "PR-0412",
                     *                   "name": "List price 2024",
                     *                   "kind": "list",
                     *                   "basisPoints": null,
                     *                   "monthlyChangeMinor": 243000,
                     *                   "oneTimeChangeMinor": 450000,
                     *                   "monthlyMinor": 243000,
                     *                   "oneTimeMinor": 450000
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "questions": [
                     *         {
                     *           "id": "1a0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *           "isFromProvider": true,
                     *           "text": "Is there a free duct from the street to the building?",
                     *           "askedBy": "Sofie Brandt",
                     *           "askedAt": "2024-11-20T09:00:00.000Z",
                     *           "answer": null
                     *         }
                     *       ],
                     *       "events": [
                     *         {
                     *           "status": "REGISTERED",
                     *           "at": "2024-11-19T13:30:00.000Z",
                     *           "by": "Astrid Lindqvist",
                     *           "text": ""
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Quote"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    sendQuoteToManualHandling: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID made when the form opens. The same key with the same body answers the first result again, for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Anything that is not the id of a quote of this customer answers 404. */
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Can we go from 500 Mbit/s to 1 Gbit/s in the term?"
                 *     }
                 */
                "application/json": {
                    /** @description Its lines may be broken. */
                    text: string;
                };
            };
        };
        responses: {
            /** @description The quote as it is now. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3c0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "number": "Q-88238",
                     *       "name": "Norra Kajen 2, Sundsvall",
                     *       "reference": "SDL-DIA",
                     *       "status": "BEST_SO_FAR",
                     *       "level": "firm",
                     *       "agreement": {
                     *         "id": "FA-2024-117",
                     *         "name": "Company connections 2024"
                     *       },
                     *       "products": [
                     *         {
                     *           "id": "dia-static",
                     *           "name": "DIA Static"
                     *         }
                     *       ],
                     *       "capacitiesBps": [
                     *         200000000
                     *       ],
                     *       "terms": [
                     *         36
                     *       ],
                     *       "siteCount": 1,
                     *       "prices": {
                     *         "total": 1,
                     *         "priced": 1,
                     *         "firm": 1
                     *       },
                     *       "currency": "SEK",
                     *       "monthlyMinor": 243000,
                     *       "oneTimeMinor": 450000,
                     *       "validUntil": "2024-12-20",
                     *       "validity": "VALID",
                     *       "waitsFor": "answer",
                     *       "approvalStatus": null,
                     *       "isMine": true,
                     *       "createdBy": "Astrid Lindqvist",
                     *       "createdAt": "2024-11-19T13:30:00.000Z",
                     *       "updatedBy": "Sofie Brandt",
                     *       "updatedAt": "2024-11-21T07:40:00.000Z",
                     *       "version": 4,
                     *       "priceRulesVersion": 7,
                     *       "correlationId": null,
                     *       "siteListId": null,
                     *       "note": "",
                     *       "renewalOf": null,
                     *       "renewedBy": null,
                     *       "actions": [
                     *         "ask",
                     *         "answer",
                     *         "withdraw",
                     *         "order"
                     *       ],
                     *       "orderLimitMinor": 300000,
                     *       "variants": [
                     *         {
                     *           "id": "v1",
                     *           "productId": "dia-static",
                     *           "capacityBps": 200000000,
                     *           "termMonths": 36,
                     *           "accessType": "fibre",
                     *           "fastTrack": false
                     *         }
                     *       ],
                     *       "sites": [
                     *         {
                     *           "id": "1",
                     *           "siteId": null,
                     *           "name": "Norra Kajen 2",
                     *           "streetName": "Norra Kajen",
                     *           "houseNumber": "2",
                     *           "zipCode": "852 31",
                     *           "city": "Sundsvall",
                     *           "country": "SE",
                     *           "coordinates": {
                     *             "longitude": 17.3255,
                     *             "latitude": 62.3974
                     *           },
                     *           "reference": null,
                     *           "dataCenterSiteId": null,
                     *           "contact": null,
                     *           "metres": 40,
                     *           "confidence": "green",
                     *           "prices": [
                     *             {
                     *               "variantId": "v1",
                     *               "level": "firm",
                     *               "confidence": "green",
                     *               "code": null,
                     *               "monthlyMinor": 243000,
                     *               "oneTimeMinor": 450000,
                     *               "leadTimeWeeks": 3,
                     *               "deliveryWeek": "2025-W03",
                     *               "orderId": null,
                     *               "lines": [
                     *                 {
                     *                   "ruleId": "PR-0412",
                     *                   "name": "List price 2024",
                     *                   "kind": "list",
                     *                   "basisPoints": null,
                     *                   "monthlyChangeMinor": 243000,
                     *                   "oneTimeChangeMinor": 450000,
                     *                   "monthlyMinor": 243000,
                     *                   "oneTimeMinor": 450000
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "questions": [
                     *         {
                     *           "id": "1a0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *           "isFromProvider": true,
                     *           "text": "Is there a free duct from the street to the building?",
                     *           "askedBy": "Sofie Brandt",
                     *           "askedAt": "2024-11-20T09:00:00.000Z",
                     *           "answer": null
                     *         }
                     *       ],
                     *       "events": [
                     *         {
                     *           "status": "REGISTERED",
                     *           "at": "2024-11-19T13:30:00.000Z",
                     *           "by": "Astrid Lindqvist",
                     *           "text": ""
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Quote"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listQuotesInHandling: {
        parameters: {
            query?: {
                /** @description Number of the page; the first is 0. Beyond the end the answer is empty and `totalPages` says how many there are. */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Part of the quote's number, name, reference or a site, or of the customer's name or id. */
                searchString?: string;
                /**
                 * @description Comma-separated reasons why somebody waits, of which any is enough. Unknown ones find nothing.
                 * @example question,requested
                 */
                reasons?: string;
                /** @description Those of one customer alone. */
                customerId?: string;
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
                     *       "totalItems": 1,
                     *       "totalPages": 1,
                     *       "currentPage": 0,
                     *       "items": [
                     *         {
                     *           "customer": {
                     *             "id": "4471820",
                     *             "name": "Havstrand Logistik AB",
                     *             "registry": "se"
                     *           },
                     *           "quote": {
                     *             "id": "3c0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *             "number": "Q-88238",
                     *             "name": "Norra Kajen 2, Sundsvall",
                     *             "reference": "SDL-DIA",
                     *             "status": "BEST_SO_FAR",
                     *             "level": "firm",
                     *             "agreement": {
                     *               "id": "FA-2024-117",
                     *               "name": "Company connections 2024"
                     *             },
                     *             "products": [
                     *               {
                     *                 "id": "dia-static",
                     *                 "name": "DIA Static"
                     *               }
                     *             ],
                     *             "capacitiesBps": [
                     *               200000000,
                     *               10000000000
                     *             ],
                     *             "terms": [
                     *               12,
                     *               36
                     *             ],
                     *             "siteCount": 1,
                     *             "prices": {
                     *               "total": 4,
                     *               "priced": 4,
                     *               "firm": 2
                     *             },
                     *             "currency": "SEK",
                     *             "monthlyMinor": 229000,
                     *             "oneTimeMinor": 0,
                     *             "validUntil": "2024-12-20",
                     *             "validity": "VALID",
                     *             "waitsFor": "answer",
                     *             "approvalStatus": null,
                     *             "isMine": true,
                     *             "createdBy": "Astrid Lindqvist",
                     *             "createdAt": "2024-11-19T13:30:00.000Z",
                     *             "updatedBy": "Sofie Brandt",
                     *             "updatedAt": "2024-11-21T07:40:00.000Z",
                     *             "version": 4
                     *           },
                     *           "place": "852 31 Sundsvall",
                     *           "reason": "question",
                     *           "text": "Can the duct be shared?",
                     *           "by": "Astrid Lindqvist",
                     *           "waitingSince": "2024-11-20T08:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["QuoteInHandlingPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getQuoteInHandling: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a quote of this customer answers 404. */
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quote. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3c0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "number": "Q-88238",
                     *       "name": "Norra Kajen 2, Sundsvall",
                     *       "reference": "SDL-DIA",
                     *       "status": "BEST_SO_FAR",
                     *       "level": "firm",
                     *       "agreement": {
                     *         "id": "FA-2024-117",
                     *         "name": "Company connections 2024"
                     *       },
                     *       "products": [
                     *         {
                     *           "id": "dia-static",
                     *           "name": "DIA Static"
                     *         }
                     *       ],
                     *       "capacitiesBps": [
                     *         200000000
                     *       ],
                     *       "terms": [
                     *         36
                     *       ],
                     *       "siteCount": 1,
                     *       "prices": {
                     *         "total": 1,
                     *         "priced": 1,
                     *         "firm": 1
                     *       },
                     *       "currency": "SEK",
                     *       "monthlyMinor": 243000,
                     *       "oneTimeMinor": 450000,
                     *       "validUntil": "2024-12-20",
                     *       "validity": "VALID",
                     *       "waitsFor": "answer",
                     *       "approvalStatus": null,
                     *       "isMine": true,
                     *       "createdBy": "Astrid Lindqvist",
                     *       "createdAt": "2024-11-19T13:30:00.000Z",
                     *       "updatedBy": "Sofie Brandt",
                     *       "updatedAt": "2024-11-21T07:40:00.000Z",
                     *       "version": 4,
                     *       "priceRulesVersion": 7,
                     *       "correlationId": null,
                     *       "siteListId": null,
                     *       "note": "",
                     *       "renewalOf": null,
                     *       "renewedBy": null,
                     *       "actions": [
                     *         "ask",
                     *         "answer",
                     *         "withdraw",
                     *         "order"
                     *       ],
                     *       "orderLimitMinor": 300000,
                     *       "variants": [
                     *         {
                     *           "id": "v1",
                     *           "productId": "dia-static",
                     *           "capacityBps": 200000000,
                     *           "termMonths": 36,
                     *           "accessType": "fibre",
                     *           "fastTrack": false
                     *         }
                     *       ],
                     *       "sites": [
                     *         {
                     *           "id": "1",
                     *           "siteId": null,
                     *           "name": "Norra Kajen 2",
                     *           "streetName": "Norra Kajen",
                     *           "houseNumber": "2",
                     *           "zipCode": "852 31",
                     *           "city": "Sundsvall",
                     *           "country": "SE",
                     *           "coordinates": {
                     *             "longitude": 17.3255,
                     *             "latitude": 62.3974
                     *           },
                     *           "reference": null,
                     *           "dataCenterSiteId": null,
                     *           "contact": null,
                     *           "metres": 40,
                     *           "confidence": "green",
                     *           "prices": [
                     *             {
                     *               "variantId": "v1",
                     *               "level": "firm",
                     *               "confidence": "green",
                     *               "code": null,
                     *               "monthlyMinor": 243000,
                     *               "oneTimeMinor": 450000,
                     *               "leadTimeWeeks": 3,
                     *               "deliveryWeek": "2025-W03",
                     *               "orderId": null,
                     *               "lines": [
                     *                 {
                     *                   "ruleId": "PR-0412",
                     *                   "name": "List price 2024",
                     *                   "kind": "list",
                     *                   "basisPoints": null,
                     *                   "monthlyChangeMinor": 243000,
                     *                   "oneTimeChangeMinor": 450000,
                     *                   "monthlyMinor": 243000,
                     *                   "oneTimeMinor": 450000
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "questions": [
                     *         {
                     *           "id": "1a0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *           "isFromProvider": true,
                     *           "text": "Is there a free duct from the street to the building?",
                     *           "askedBy": "Sofie Brandt",
                     *           "askedAt": "2024-11-20T09:00:00.000Z",
                     *           "answer": null
                     *         }
                     *       ],
                     *       "events": [
                     *         {
                     *           "status": "REGISTERED",
                     *           "at": "2024-11-19T13:30:00.000Z",
                     *           "by": "Astrid Lindqvist",
                     *           "text": ""
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Quote"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    answerAsSpecialist: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID made when the form opens. The same key with the same body answers the first result again, for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Anything that is not the id of a quote of this customer answers 404. */
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "COMPLETED",
                 *       "text": "The duct is free.",
                 *       "prices": [
                 *         {
                 *           "siteId": "1",
                 *           "variantId": "v1",
                 *           "monthlyMinor": 219000,
                 *           "oneTimeMinor": 0,
                 *           "level": "firm",
                 *           "leadTimeWeeks": 3
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SpecialistAnswer"];
            };
        };
        responses: {
            /** @description The quote as it is now. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3c0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "number": "Q-88238",
                     *       "name": "Norra Kajen 2, Sundsvall",
                     *       "reference": "SDL-DIA",
                     *       "status": "BEST_SO_FAR",
                     *       "level": "firm",
                     *       "agreement": {
                     *         "id": "FA-2024-117",
                     *         "name": "Company connections 2024"
                     *       },
                     *       "products": [
                     *         {
                     *           "id": "dia-static",
                     *           "name": "DIA Static"
                     *         }
                     *       ],
                     *       "capacitiesBps": [
                     *         200000000
                     *       ],
                     *       "terms": [
                     *         36
                     *       ],
                     *       "siteCount": 1,
                     *       "prices": {
                     *         "total": 1,
                     *         "priced": 1,
                     *         "firm": 1
                     *       },
                     *       "currency": "SEK",
                     *       "monthlyMinor": 243000,
                     *       "oneTimeMinor": 450000,
                     *       "validUntil": "2024-12-20",
                     *       "validity": "VALID",
                     *       "waitsFor": "answer",
                     *       "approvalStatus": null,
                     *       "isMine": true,
                     *       "createdBy": "Astrid Lindqvist",
                     *       "createdAt": "2024-11-19T13:30:00.000Z",
                     *       "updatedBy": "Sofie Brandt",
                     *       "updatedAt": "2024-11-21T07:40:00.000Z",
                     *       "version": 4,
                     *       "priceRulesVersion": 7,
                     *       "correlationId": null,
                     *       "siteListId": null,
                     *       "note": "",
                     *       "renewalOf": null,
                     *       "renewedBy": null,
                     *       "actions": [
                     *         "ask",
                     *         "answer",
                     *         "withdraw",
                     *         "order"
                     *       ],
                     *       "orderLimitMinor": 300000,
                     *       "variants": [
                     *         {
                     *           "id": "v1",
                     *           "productId": "dia-static",
                     *           "capacityBps": 200000000,
                     *           "termMonths": 36,
                     *           "accessType": "fibre",
                     *           "fastTrack": false
                     *         }
                     *       ],
                     *       "sites": [
                     *         {
                     *           "id": "1",
                     *           "siteId": null,
                     *           "name": "Norra Kajen 2",
                     *           "streetName": "Norra Kajen",
                     *           "houseNumber": "2",
                     *           "zipCode": "852 31",
                     *           "city": "Sundsvall",
                     *           "country": "SE",
                     *           "coordinates": {
                     *             "longitude": 17.3255,
                     *             "latitude": 62.3974
                     *           },
                     *           "reference": null,
                     *           "dataCenterSiteId": null,
                     *           "contact": null,
                     *           "metres": 40,
                     *           "confidence": "green",
                     *           "prices": [
                     *             {
                     *               "variantId": "v1",
                     *               "level": "firm",
                     *               "confidence": "green",
                     *               "code": null,
                     *               "monthlyMinor": 243000,
                     *               "oneTimeMinor": 450000,
                     *               "leadTimeWeeks": 3,
                     *               "deliveryWeek": "2025-W03",
                     *               "orderId": null,
                     *               "lines": [
                     *                 {
                     *                   "ruleId": "PR-0412",
                     *                   "name": "List price 2024",
                     *                   "kind": "list",
                     *                   "basisPoints": null,
                     *                   "monthlyChangeMinor": 243000,
                     *                   "oneTimeChangeMinor": 450000,
                     *                   "monthlyMinor": 243000,
                     *                   "oneTimeMinor": 450000
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "questions": [
                     *         {
                     *           "id": "1a0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *           "isFromProvider": true,
                     *           "text": "Is there a free duct from the street to the building?",
                     *           "askedBy": "Sofie Brandt",
                     *           "askedAt": "2024-11-20T09:00:00.000Z",
                     *           "answer": null
                     *         }
                     *       ],
                     *       "events": [
                     *         {
                     *           "status": "REGISTERED",
                     *           "at": "2024-11-19T13:30:00.000Z",
                     *           "by": "Astrid Lindqvist",
                     *           "text": ""
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Quote"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listApprovals: {
        parameters: {
            query?: {
                /** @description Number of the page; the first is 0. Beyond the end the answer is empty and `totalPages` says how many there are. */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Statuses with commas between them. */
                statuses?: components["schemas"]["WordList"];
                /** @description Those alone that the caller has asked for. */
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
                     *           "id": "8e0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *           "quote": {
                     *             "id": "3c0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *             "number": "Q-88226",
                     *             "name": "Dokvej 7, Aarhus",
                     *             "reference": "AAR-WH-UP",
                     *             "products": [
                     *               {
                     *                 "id": "int",
                     *                 "name": "INT"
                     *               }
                     *             ]
                     *           },
                     *           "status": "PENDING",
                     *           "placement": {
                     *             "quoteId": "3c0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *             "lines": [
                     *               {
                     *                 "siteId": "1",
                     *                 "variantId": "v1",
                     *                 "monthlyMinor": 348000,
                     *                 "oneTimeMinor": 640000
                     *               }
                     *             ],
                     *             "acceptsTerms": true
                     *           },
                     *           "currency": "DKK",
                     *           "monthlyMinor": 348000,
                     *           "oneTimeMinor": 640000,
                     *           "termMonths": 36,
                     *           "orderLimitMinor": 300000,
                     *           "decisionsNeeded": 2,
                     *           "decisions": [],
                     *           "deciders": [
                     *             "Astrid Lindqvist",
                     *             "Karin Öhman"
                     *           ],
                     *           "comment": "The warehouse gets 40 more scanners before Christmas.",
                     *           "requestedBy": "Maja Friberg",
                     *           "requestedAt": "2024-11-20T14:12:00.000Z",
                     *           "isMine": false,
                     *           "canDecide": true,
                     *           "expiresOn": "2024-11-29",
                     *           "failureCode": null,
                     *           "orderIds": [],
                     *           "version": 1
                     *         }
                     *       ],
                     *       "totalItems": 1,
                     *       "totalPages": 1,
                     *       "currentPage": 0
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["Approval"][];
                        totalItems: number;
                        totalPages: number;
                        currentPage: number;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    requestApproval: {
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
                 *       "comment": "The warehouse gets 40 more scanners before Christmas.",
                 *       "placement": {
                 *         "quoteId": "3c0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                 *         "lines": [
                 *           {
                 *             "siteId": "1",
                 *             "variantId": "v1",
                 *             "monthlyMinor": 348000,
                 *             "oneTimeMinor": 640000
                 *           }
                 *         ],
                 *         "acceptsTerms": true
                 *       }
                 *     }
                 */
                "application/json": {
                    placement: components["schemas"]["OrderPlacement"];
                    /** @description Its lines may be broken. */
                    comment?: string;
                };
            };
        };
        responses: {
            /** @description The approval as it is now. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "8e0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "quote": {
                     *         "id": "3c0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *         "number": "Q-88226",
                     *         "name": "Dokvej 7, Aarhus",
                     *         "reference": "AAR-WH-UP",
                     *         "products": [
                     *           {
                     *             "id": "int",
                     *             "name": "INT"
                     *           }
                     *         ]
                     *       },
                     *       "status": "PENDING",
                     *       "placement": {
                     *         "quoteId": "3c0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *         "lines": [
                     *           {
                     *             "siteId": "1",
                     *             "variantId": "v1",
                     *             "monthlyMinor": 348000,
                     *             "oneTimeMinor": 640000
                     *           }
                     *         ],
                     *         "acceptsTerms": true
                     *       },
                     *       "currency": "DKK",
                     *       "monthlyMinor": 348000,
                     *       "oneTimeMinor": 640000,
                     *       "termMonths": 36,
                     *       "orderLimitMinor": 300000,
                     *       "decisionsNeeded": 2,
                     *       "decisions": [],
                     *       "deciders": [
                     *         "Astrid Lindqvist",
                     *         "Karin Öhman"
                     *       ],
                     *       "comment": "The warehouse gets 40 more scanners before Christmas.",
                     *       "requestedBy": "Maja Friberg",
                     *       "requestedAt": "2024-11-20T14:12:00.000Z",
                     *       "isMine": false,
                     *       "canDecide": true,
                     *       "expiresOn": "2024-11-29",
                     *       "failureCode": null,
                     *       "orderIds": [],
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Approval"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getApproval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of an approval of this customer answers 404. */
                approvalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The approval. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "8e0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "quote": {
                     *         "id": "3c0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *         "number": "Q-88226",
                     *         "name": "Dokvej 7, Aarhus",
                     *         "reference": "AAR-WH-UP",
                     *         "products": [
                     *           {
                     *             "id": "int",
                     *             "name": "INT"
                     *           }
                     *         ]
                     *       },
                     *       "status": "PENDING",
                     *       "placement": {
                     *         "quoteId": "3c0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *         "lines": [
                     *           {
                     *             "siteId": "1",
                     *             "variantId": "v1",
                     *             "monthlyMinor": 348000,
                     *             "oneTimeMinor": 640000
                     *           }
                     *         ],
                     *         "acceptsTerms": true
                     *       },
                     *       "currency": "DKK",
                     *       "monthlyMinor": 348000,
                     *       "oneTimeMinor": 640000,
                     *       "termMonths": 36,
                     *       "orderLimitMinor": 300000,
                     *       "decisionsNeeded": 2,
                     *       "decisions": [],
                     *       "deciders": [
                     *         "Astrid Lindqvist",
                     *         "Karin Öhman"
                     *       ],
                     *       "comment": "The warehouse gets 40 more scanners before Christmas.",
                     *       "requestedBy": "Maja Friberg",
                     *       "requestedAt": "2024-11-20T14:12:00.000Z",
                     *       "isMine": false,
                     *       "canDecide": true,
                     *       "expiresOn": "2024-11-29",
                     *       "failureCode": null,
                     *       "orderIds": [],
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Approval"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    decideApproval: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID made when the form opens. The same key with the same body answers the first result again, for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Anything that is not the id of an approval of this customer answers 404. */
                approvalId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "isApproved": true,
                 *       "comment": "Fine."
                 *     }
                 */
                "application/json": {
                    isApproved: boolean;
                    /** @description Needed to reject. */
                    comment?: string;
                };
            };
        };
        responses: {
            /** @description The approval as it is now. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "8e0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "quote": {
                     *         "id": "3c0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *         "number": "Q-88226",
                     *         "name": "Dokvej 7, Aarhus",
                     *         "reference": "AAR-WH-UP",
                     *         "products": [
                     *           {
                     *             "id": "int",
                     *             "name": "INT"
                     *           }
                     *         ]
                     *       },
                     *       "status": "PENDING",
                     *       "placement": {
                     *         "quoteId": "3c0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *         "lines": [
                     *           {
                     *             "siteId": "1",
                     *             "variantId": "v1",
                     *             "monthlyMinor": 348000,
                     *             "oneTimeMinor": 640000
                     *           }
                     *         ],
                     *         "acceptsTerms": true
                     *       },
                     *       "currency": "DKK",
                     *       "monthlyMinor": 348000,
                     *       "oneTimeMinor": 640000,
                     *       "termMonths": 36,
                     *       "orderLimitMinor": 300000,
                     *       "decisionsNeeded": 2,
                     *       "decisions": [],
                     *       "deciders": [
                     *         "Astrid Lindqvist",
                     *         "Karin Öhman"
                     *       ],
                     *       "comment": "The warehouse gets 40 more scanners before Christmas.",
                     *       "requestedBy": "Maja Friberg",
                     *       "requestedAt": "2024-11-20T14:12:00.000Z",
                     *       "isMine": false,
                     *       "canDecide": true,
                     *       "expiresOn": "2024-11-29",
                     *       "failureCode": null,
                     *       "orderIds": [],
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Approval"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    withdrawApproval: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID made when the form opens. The same key with the same body answers the first result again, for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Anything that is not the id of an approval of this customer answers 404. */
                approvalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The approval as it is now. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "8e0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "quote": {
                     *         "id": "3c0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *         "number": "Q-88226",
                     *         "name": "Dokvej 7, Aarhus",
                     *         "reference": "AAR-WH-UP",
                     *         "products": [
                     *           {
                     *             "id": "int",
                     *             "name": "INT"
                     *           }
                     *         ]
                     *       },
                     *       "status": "PENDING",
                     *       "placement": {
                     *         "quoteId": "3c0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *         "lines": [
                     *           {
                     *             "siteId": "1",
                     *             "variantId": "v1",
                     *             "monthlyMinor": 348000,
                     *             "oneTimeMinor": 640000
                     *           }
                     *         ],
                     *         "acceptsTerms": true
                     *       },
                     *       "currency": "DKK",
                     *       "monthlyMinor": 348000,
                     *       "oneTimeMinor": 640000,
                     *       "termMonths": 36,
                     *       "orderLimitMinor": 300000,
                     *       "decisionsNeeded": 2,
                     *       "decisions": [],
                     *       "deciders": [
                     *         "Astrid Lindqvist",
                     *         "Karin Öhman"
                     *       ],
                     *       "comment": "The warehouse gets 40 more scanners before Christmas.",
                     *       "requestedBy": "Maja Friberg",
                     *       "requestedAt": "2024-11-20T14:12:00.000Z",
                     *       "isMine": false,
                     *       "canDecide": true,
                     *       "expiresOn": "2024-11-29",
                     *       "failureCode": null,
                     *       "orderIds": [],
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Approval"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
}
