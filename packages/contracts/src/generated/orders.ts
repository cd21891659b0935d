// Made by npm run generate from openapi/orders.yaml.
export interface paths {
    "/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customer's orders, one page at a time, newest first by the time of the order; those without one last.
         * @description Several filters must all hold. Values that nothing is known of find nothing.
         */
        get: operations["listOrders"];
        put?: never;
        /**
         * Orders a change of services, one order for each service; answers for each what became of it.
         * @description UPGRADE_ORDER takes `capacityBps`, ADDITIONAL_ORDER `addonIds`, CONVERSION_ORDER `replacementProductId`, RENEGOTIATION_ORDER `agreementPeriodInMonths`, INTERNAL_MOVE_ORDER and EXTERNAL_MOVE_ORDER `newPlace`, TERMINATION_ORDER `lastDay` and `text`. All but TERMINATION_ORDER may have `wantedAt`, a wish that may lie in a freeze period, and UPGRADE_ORDER `agreementPeriodInMonths`, one that is offered for the capacity; without it the agreement goes on as it is. Several services at once need no right of their own, but CONVERSION_ORDER needs the flag replaceMultipleOrders.
         */
        post: operations["createServiceOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All orders that a filter finds, as a CSV file, newest first.
         * @description Headings are in the language of Accept-Language. The columns of fees are for those who may see fees.
         */
        get: operations["exportOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order-counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many orders there are of each status, type and product; for filters. */
        get: operations["countOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of an order of this customer answers 404. */
                orderId: string;
            };
            cookie?: never;
        };
        /** One order with all that has been said and decided about it. */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of an order of this customer answers 404. */
                orderId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Writes to the provider about an order, or answers its question. */
        post: operations["sendOrderMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/date-requests": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of an order of this customer answers 404. */
                orderId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks for another week of delivery. A week in a freeze period is marked for the provider; a new request replaces an open one. */
        post: operations["requestOrderDate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/date-responses": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of an order of this customer answers 404. */
                orderId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accepts the day that a delivery has been moved to. Open wishes for another week are withdrawn. Somebody who does not accept it asks for another week. */
        post: operations["acceptOrderDate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/charge-responses": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of an order of this customer answers 404. */
                orderId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accepts or declines an extra charge. */
        post: operations["respondToOrderCharge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/cancellations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of an order of this customer answers 404. */
                orderId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancels an order, until physical delivery begins. */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/status-changes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of an order of this customer answers 404. */
                orderId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Moves an order on. For the provider's staff alone. */
        post: operations["changeOrderStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/installation-contact": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of an order of this customer answers 404. */
                orderId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changes who is met at the site, until physical delivery begins. */
        patch: operations["changeInstallationContact"];
        trace?: never;
    };
    "/orders/{orderId}/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of an order of this customer answers 404. */
                orderId: string;
            };
            cookie?: never;
        };
        /** The confirmed date as a file for calendars (RFC 5545). */
        get: operations["getOrderCalendar"];
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
        /** Times in which nothing is changed in the network, the earliest first. */
        get: operations["listFreezePeriods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/{serviceId}/offers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a service of this customer answers 404. */
                serviceId: string;
            };
            cookie?: never;
        };
        /** How a service can be changed, at which price, and of what is not possible, why. */
        get: operations["getServiceOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/{serviceId}/move-offer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a service of this customer answers 404. */
                serviceId: string;
            };
            cookie?: never;
        };
        /**
         * What it costs to move a service to another place, by the rules that quotes follow.
         * @description The place is one of the customer's sites, or a country with coordinates.
         */
        get: operations["getMoveOffer"];
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
        WordList: string;
        Money: {
            amount: number;
            /** @enum {string} */
            currency: "SEK" | "NOK" | "DKK" | "EUR";
        };
        /**
         * @description Why a service can't be changed so. ORDER_ONGOING is an order of the same kind that is not completed yet, TERMINATION_ONGOING one that ends the service; NO_PRICE is a product or capacity that the rules have no price for.
         * @enum {string}
         */
        Ineligible: "FEATURE_OFF" | "NOT_IN_SERVICE" | "NO_ORDER_SERVICE_ID" | "NO_CAPACITY" | "NO_PRICE" | "PRODUCT_NOT_ELIGIBLE" | "COUNTRY_NOT_ELIGIBLE" | "ORDER_ONGOING" | "TERMINATION_ONGOING" | "NOT_FOUND";
        /** @enum {string} */
        OrderAction: "message" | "answer" | "contact" | "date" | "charge" | "cancel";
        Address: {
            streetName: string;
            houseNumber: string | null;
            zipCode: string;
            city: string;
            country: string;
            floor: string | null;
            room: string | null;
        };
        OrderSummary: {
            id: string;
            orderNumber: string;
            /** @description For example NEW_ORDER; see `orderTypes` in the shared rules. */
            orderType: string;
            /** @description For example CREATED; see `orderStatuses` in the shared rules. */
            status: string;
            /** Format: date-time */
            orderedAt: string | null;
            /** @description ISO 8601, for example 2025-W12. */
            estimatedDeliveryWeek: string | null;
            /**
             * Format: date
             * @description The day that holds.
             */
            confirmedDeliveryAt: string | null;
            /** Format: date-time */
            completedAt: string | null;
            agreementPeriodInMonths: number | null;
            /** @description The customer's own. */
            reference: string;
            site: {
                /** @description Null where the site is new. */
                id: string | null;
                /** @description What the customer calls it. */
                customerName: string;
                address: components["schemas"]["Address"];
            };
            serviceOrder: {
                productId: string;
                /** @description The product in the provider's systems, for example SDX Access. */
                serviceName: string;
                translations: components["schemas"]["Translation"][];
                orderServiceId: string | null;
                /** @description The service that is changed, or that the order has made. */
                serviceId: string | null;
                capacityBps: number | null;
                /** @description Before the change. */
                previousCapacityBps: number | null;
            };
            notice: {
                /** @description CONFIRMED_INSTALLATION_DELAY or DELIVERY_DATE_CHANGED. */
                type: string;
                text: string;
            } | null;
            isDelayed: boolean;
            includesSmartFiber: boolean;
            includesAccessService: boolean;
            /** @description What the order waits for the caller to do; `date` to accept the one that it was moved to. */
            yourActions: ("answer" | "charge" | "date")[];
            /**
             * Format: date-time
             * @description When it must be done; null where there is no such time.
             */
            respondBy: string | null;
            /** @description For financial roles alone. */
            priceInformation?: {
                oneTimeCharge: components["schemas"]["Money"];
                monthlyFee: components["schemas"]["Money"];
                previousMonthlyFee: components["schemas"]["Money"] | null;
            };
        };
        OrderPage: {
            items: components["schemas"]["OrderSummary"][];
            /** @description Where the list is filtered by more than status, type or product, no more than 10000 are counted. */
            totalItems: number;
            /** @description How many of those found wait for the caller, and come first. Only with `sortBy`. */
            waitingItems?: number;
            totalPages: number;
            currentPage: number;
        };
        Milestone: {
            /** @description A status. */
            code: string;
            /** Format: date */
            plannedAt: string | null;
            /** Format: date-time */
            reachedAt: string | null;
            note: string;
        };
        Delay: {
            reasonCode: string;
            text: string;
            /** Format: date-time */
            since: string;
        };
        DateRequest: {
            id: string;
            wantedWeek: string;
            /** @description The week lies in a freeze period of the site's country. */
            inFreeze: boolean;
            text: string;
            /** @enum {string} */
            state: "OPEN" | "ACCEPTED" | "DECLINED" | "REPLACED";
            /** Format: date-time */
            requestedAt: string;
            requestedBy: string;
        };
        Order: {
            id: string;
            orderNumber: string;
            /** @description For example NEW_ORDER; see `orderTypes` in the shared rules. */
            orderType: string;
            /** @description For example CREATED; see `orderStatuses` in the shared rules. */
            status: string;
            /** Format: date-time */
            orderedAt: string | null;
            /** @description ISO 8601, for example 2025-W12. */
            estimatedDeliveryWeek: string | null;
            /**
             * Format: date
             * @description The day that holds.
             */
            confirmedDeliveryAt: string | null;
            /** Format: date-time */
            completedAt: string | null;
            agreementPeriodInMonths: number | null;
            /** @description The customer's own. */
            reference: string;
            site: {
                id: string | null;
                customerName: string;
                address: components["schemas"]["Address"];
                coordinates: {
                    longitude: number;
                    latitude: number;
                } | null;
                customerInstallationContact: {
                    name: string | null;
                    email: string | null;
                    phone: string | null;
                };
                /** @description When somebody can be let in. */
                accessHours?: string | null;
                service: {
                    id: string | null;
                    productId: string;
                    translations: components["schemas"]["Translation"][];
                    addonServices: components["schemas"]["OrderedItem"][];
                    /** @description What was said of the product when it was ordered, in the order of its form. */
                    characteristics?: {
                        id: string;
                        translations: components["schemas"]["Translation"][];
                        /** @description Of a number, with its unit. */
                        value: string;
                        /** @description Of a choice; empty for others. */
                        valueTranslations: components["schemas"]["Translation"][];
                    }[];
                    fastTrack: boolean;
                };
                equipments: components["schemas"]["OrderedItem"][];
            };
            serviceOrder: {
                productId: string;
                /** @description The product in the provider's systems, for example SDX Access. */
                serviceName: string;
                translations: components["schemas"]["Translation"][];
                orderServiceId: string | null;
                /** @description The service that is changed, or that the order has made. */
                serviceId: string | null;
                capacityBps: number | null;
                /** @description Before the change. */
                previousCapacityBps: number | null;
            };
            notice: {
                /** @description CONFIRMED_INSTALLATION_DELAY or DELIVERY_DATE_CHANGED. */
                type: string;
                text: string;
            } | null;
            isDelayed: boolean;
            includesSmartFiber: boolean;
            includesAccessService: boolean;
            /** @description What the order waits for the caller to do; `date` to accept the one that it was moved to. */
            yourActions: ("answer" | "charge" | "date")[];
            /**
             * Format: date-time
             * @description When it must be done; null where there is no such time.
             */
            respondBy: string | null;
            /** @description For financial roles alone. */
            priceInformation?: {
                oneTimeCharge: components["schemas"]["Money"];
                monthlyFee: components["schemas"]["Money"];
                previousMonthlyFee: components["schemas"]["Money"] | null;
            };
            /**
             * Format: date
             * @description The day asked for when ordering; of a termination, the service's last day.
             */
            wantedAt: string | null;
            /** @description Whether the way to delivery is shown; a change of prices alone has none. */
            displayOverview: boolean;
            ordererContact: {
                name: string;
                email: string;
            };
            /** @description Dates that no longer hold, the latest first. */
            oldConfirmedDeliveryDates: string[];
            /** @description What was written for the invoice when ordering. */
            invoicing?: {
                purchaseOrderNumber: string | null;
                invoiceText: string | null;
                /** @description Whom the invoice goes to, as it was called then; null for the customer itself. */
                billingAccount: {
                    id: string;
                    name: string;
                } | null;
            };
            /** @description The way to delivery, in its order; what interrupts it is among the events. */
            milestones: components["schemas"]["Milestone"][];
            /** @description CUSTOMER, PROVIDER or THIRD_PARTY. */
            waitingFor: string | null;
            delay: components["schemas"]["Delay"] | null;
            /** @description The oldest first. */
            messages: {
                id: string;
                /** Format: date-time */
                sentAt: string;
                isFromProvider: boolean;
                authorName: string;
                text: string;
                /** @description The provider waits for an answer. */
                isQuestion: boolean;
                isAnswered: boolean;
            }[];
            /** @description The latest first. */
            dateRequests: components["schemas"]["DateRequest"][];
            charges: {
                id: string;
                description: string;
                /** @description For financial roles and those who decide about it. */
                price?: components["schemas"]["Money"];
                /** @description The delivery stands still until it is decided. */
                blocking: boolean;
                /** Format: date-time */
                respondBy: string;
                /**
                 * @description DECIDED_BY_PROVIDER where nobody has answered in time.
                 * @enum {string}
                 */
                state: "OPEN" | "ACCEPTED" | "DECLINED" | "DECIDED_BY_PROVIDER";
                /** Format: date-time */
                respondedAt: string | null;
                respondedBy: string | null;
            }[];
            /** @description What has happened, the oldest first. */
            events: {
                /** Format: date-time */
                at: string;
                /** @description That the order has had from then on. */
                status: string;
                /**
                 * Format: date
                 * @description The date that no longer held.
                 */
                oldConfirmedDeliveryAt: string | null;
                text: string;
            }[];
            /** @description What the caller can do with the order now. */
            actions: components["schemas"]["OrderAction"][];
            /** @description What cancelling would cost now, for those who can. */
            cancellationFee?: components["schemas"]["Money"];
            /** @description The number in the ETag; send it back as If-Match: "<version>". */
            version: number;
        };
        OrderedItem: {
            id: string;
            productId: string;
            translations: components["schemas"]["Translation"][];
        };
        ServiceOrderCreate: {
            /** @enum {string} */
            orderType: "UPGRADE_ORDER" | "ADDITIONAL_ORDER" | "CONVERSION_ORDER" | "RENEGOTIATION_ORDER" | "INTERNAL_MOVE_ORDER" | "EXTERNAL_MOVE_ORDER" | "TERMINATION_ORDER";
            orderServiceIds: string[];
            capacityBps?: number;
            addonIds?: string[];
            replacementProductId?: string;
            /** Format: date */
            lastDay?: string;
            /**
             * Format: date
             * @description The day on which the change is wanted; today at the earliest.
             */
            wantedAt?: string;
            agreementPeriodInMonths?: number;
            newPlace?: components["schemas"]["NewPlace"];
            reference?: string;
            text?: string;
            /** @description That the other member of a diverse pair is touched within two hours of the date, as redundancy-check of the operational status says. */
            redundancyAccepted?: boolean;
        };
        /** @description Where a service moves to. Of a move within its site a floor or a room; of another move one of the customer's own sites by its `siteId`, or an address with its coordinates. */
        NewPlace: {
            siteId?: string;
            streetName?: string;
            houseNumber?: string;
            zipCode?: string;
            city?: string;
            /** @enum {string} */
            country?: "SE" | "NO" | "DK";
            coordinates?: {
                longitude: number;
                latitude: number;
            };
            floor?: string;
            room?: string;
        };
        MoveOffer: {
            /** @description After the move; null where it has to be confirmed. */
            monthlyFee: components["schemas"]["Money"] | null;
            /** @description Of the move; null where it has to be confirmed. */
            oneTimeCharge: components["schemas"]["Money"] | null;
            /** @description firm, or estimate where a line has to be built; null without a price. */
            level: string | null;
            leadTimeWeeks: number | null;
            /** @description Why there is no price; outOfReach and notInCountry can't be ordered. */
            code: string | null;
        };
        ServiceOffers: {
            serviceId: string;
            orderServiceId: string | null;
            /** @description What the service costs now; for financial roles. */
            monthlyFee?: components["schemas"]["Money"] | null;
            /** @description Faster than now, the slowest first. */
            upgrades: {
                capacityBps: number;
                /** @description While the agreement goes on as it is. */
                monthlyFee: components["schemas"]["Money"];
                oneTimeCharge?: components["schemas"]["Money"];
                /** @description New agreements that it can be had with, the shortest first. */
                agreementPeriods?: {
                    months: number;
                    monthlyFee: components["schemas"]["Money"];
                }[];
            }[];
            addons: {
                id: string;
                translations: components["schemas"]["Translation"][];
                monthlyFee: components["schemas"]["Money"];
                /** @description Left out for none. */
                oneTimeCharge?: components["schemas"]["Money"];
            }[];
            replacements: {
                productId: string;
                translations: components["schemas"]["Translation"][];
            }[];
            /** @description New agreements for the service as it is, the shortest first. */
            renegotiations?: {
                months: number;
                monthlyFee: components["schemas"]["Money"];
            }[];
            /** @description A move within the site. */
            internalMove?: {
                oneTimeCharge: components["schemas"]["Money"];
            } | null;
            termination: {
                /**
                 * Format: date
                 * @description By the time of notice.
                 */
                earliestLastDay: string;
                /**
                 * Format: date
                 * @description That `remainingFee` counts from; the earliest where it is not said.
                 */
                lastDay?: string;
                /** Format: date */
                contractEndsOn: string | null;
                /** @description Only for financial roles. From the last day to the end of the contract; null where there is none. */
                remainingFee?: components["schemas"]["Money"] | null;
            } | null;
            /** @description Of each change that is not possible, why. */
            reasons: {
                upgrade?: components["schemas"]["Ineligible"];
                addon?: components["schemas"]["Ineligible"];
                replace?: components["schemas"]["Ineligible"];
                renegotiate?: components["schemas"]["Ineligible"];
                move?: components["schemas"]["Ineligible"];
                handOver?: components["schemas"]["Ineligible"];
                terminate?: components["schemas"]["Ineligible"];
                smartFiber?: components["schemas"]["Ineligible"];
            };
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
        /** @description A UUID made when the form opens. The same key with the same body answers the first result again, for 24 hours. */
        IdempotencyKey: string;
        /** @description The ETag that was read, for example "3". Missing gives 428, an older one 412. */
        IfMatch: string;
    };
    requestBodies: never;
    headers: {
        /** @description Version of the object, to be sent back in If-Match. */
        ETag: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listOrders: {
        parameters: {
            query?: {
                /** @description Number of the page; the first is 0. Beyond the end the answer is empty and `totalPages` says how many there are. */
                page?: components["parameters"]["Page"];
                pageSize?: number;
                /** @description Those that wait for something that the caller can do come first, then the rest, both sorted by this; with a minus sign before it, the other way round. What has no value comes last. With nextStep those that wait come by the time to decide by, and the rest newest first. The monthly fee is for those who may see fees. Without it all are newest first. */
                sortBy?: "nextStep" | "orderNumber" | "-orderNumber" | "service" | "-service" | "orderType" | "-orderType" | "orderedAt" | "-orderedAt" | "delivery" | "-delivery" | "status" | "-status" | "monthlyFee" | "-monthlyFee";
                /** @description Statuses with commas between them. ALL stands for each of them, OPEN for those of orders on their way. */
                statuses?: components["schemas"]["WordList"];
                /** @description Types of order with commas between them. */
                types?: components["schemas"]["WordList"];
                /** @description Ids of products with commas between them. */
                products?: string;
                siteId?: string;
                /** @description Orders of one service, for its history. */
                orderServiceId?: string;
                /** @description First day */
                orderedFrom?: string;
                /** @description Last day */
                orderedTo?: string;
                /** @description First day */
                confirmedFrom?: string;
                /** @description Last day */
                confirmedTo?: string;
                /** @description Those whose date has changed or is not confirmed in time. */
                delayed?: boolean;
                /** @description Those without a confirmed date. */
                unconfirmed?: boolean;
                /** @description Those that wait for something that the caller can do. */
                needsMe?: boolean;
                onlyAccessServiceOrders?: boolean;
                /** @description Found anywhere in number, reference, product, site, address or service, in any case. */
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
                     *           "id": "0b0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *           "orderNumber": "1182731",
                     *           "orderType": "UPGRADE_ORDER",
                     *           "status": "DELIVERY_DATE_CHANGED",
                     *           "orderedAt": "2024-10-14T08:20:00.000Z",
                     *           "estimatedDeliveryWeek": "2024-W48",
                     *           "confirmedDeliveryAt": "2024-12-12",
                     *           "completedAt": null,
                     *           "agreementPeriodInMonths": 36,
                     *           "reference": "HQ-CPH-2024",
                     *           "site": {
                     *             "id": "ST-1058",
                     *             "customerName": "København HQ",
                     *             "address": {
                     *               "streetName": "Havnegade",
                     *               "houseNumber": "29",
                     *               "zipCode": "1058",
                     *               "city": "København",
                     *               "country": "DK",
                     *               "floor": "3",
                     *               "room": "MDF 3.02"
                     *             }
                     *           },
                     *           "serviceOrder": {
                     *             "productId": "sd-wan-edge",
                     *             "serviceName": "SD-WAN EDGE",
                     *             "translations": [
                     *               {
                     *                 "language": "en",
                     *                 "displayName": "SD-WAN"
                     *               }
                     *             ],
                     *             "orderServiceId": "OS-220184",
                     *             "serviceId": "DK-220184",
                     *             "capacityBps": 1000000000,
                     *             "previousCapacityBps": 500000000
                     *           },
                     *           "notice": {
                     *             "type": "DELIVERY_DATE_CHANGED",
                     *             "text": "The duct from the street to the building is full and has to be cleared."
                     *           },
                     *           "isDelayed": true,
                     *           "includesSmartFiber": false,
                     *           "includesAccessService": false,
                     *           "yourActions": [
                     *             "answer"
                     *           ],
                     *           "respondBy": null
                     *         }
                     *       ],
                     *       "totalItems": 1,
                     *       "totalPages": 1,
                     *       "currentPage": 0
                     *     }
                     */
                    "application/json": components["schemas"]["OrderPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createServiceOrders: {
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
                "application/json": components["schemas"]["ServiceOrderCreate"];
            };
        };
        responses: {
            /** @description At least one order was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "orders": [
                     *         {
                     *           "id": "0b0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *           "orderNumber": "1300001",
                     *           "orderServiceId": "OS-220184"
                     *         }
                     *       ],
                     *       "failed": []
                     *     }
                     */
                    "application/json": {
                        orders: {
                            id: string;
                            orderNumber: string;
                            orderServiceId: string;
                        }[];
                        failed: {
                            orderServiceId: string;
                            code: components["schemas"]["Ineligible"];
                        }[];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    exportOrders: {
        parameters: {
            query?: {
                /** @description Statuses with commas between them. ALL stands for each of them, OPEN for those of orders on their way. */
                statuses?: components["schemas"]["WordList"];
                /** @description Types of order with commas between them. */
                types?: components["schemas"]["WordList"];
                /** @description Ids of products with commas between them. */
                products?: string;
                siteId?: string;
                /** @description Orders of one service, for its history. */
                orderServiceId?: string;
                /** @description First day */
                orderedFrom?: string;
                /** @description Last day */
                orderedTo?: string;
                /** @description First day */
                confirmedFrom?: string;
                /** @description Last day */
                confirmedTo?: string;
                /** @description Those whose date has changed or is not confirmed in time. */
                delayed?: boolean;
                /** @description Those without a confirmed date. */
                unconfirmed?: boolean;
                /** @description Those that wait for something that the caller can do. */
                needsMe?: boolean;
                onlyAccessServiceOrders?: boolean;
                /** @description Found anywhere in number, reference, product, site, address or service, in any case. */
                text?: string;
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
                    /** @example Order;Type */
                    "text/csv": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    countOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those that there are any of. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "waiting": 1,
                     *       "statuses": [
                     *         {
                     *           "value": "CREATED",
                     *           "count": 2
                     *         }
                     *       ],
                     *       "types": [
                     *         {
                     *           "value": "NEW_ORDER",
                     *           "count": 2
                     *         }
                     *       ],
                     *       "products": [
                     *         {
                     *           "value": "int",
                     *           "count": 2,
                     *           "translations": [
                     *             {
                     *               "language": "en",
                     *               "displayName": "Internet"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @description Those that wait for something that the caller can do. */
                        waiting: number;
                        statuses: {
                            value: string;
                            count: number;
                        }[];
                        types: {
                            value: string;
                            count: number;
                        }[];
                        products: {
                            value: string;
                            count: number;
                            translations: components["schemas"]["Translation"][];
                        }[];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of an order of this customer answers 404. */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0b0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "orderNumber": "1182731",
                     *       "orderType": "UPGRADE_ORDER",
                     *       "status": "DELIVERY_DATE_CHANGED",
                     *       "orderedAt": "2024-10-14T08:20:00.000Z",
                     *       "estimatedDeliveryWeek": "2024-W48",
                     *       "confirmedDeliveryAt": "2024-12-12",
                     *       "completedAt": null,
                     *       "agreementPeriodInMonths": 36,
                     *       "reference": "HQ-CPH-2024",
                     *       "site": {
                     *         "id": "ST-1058",
                     *         "customerName": "København HQ",
                     *         "address": {
                     *           "streetName": "Havnegade",
                     *           "houseNumber": "29",
                     *           "zipCode": "1058",
                     *           "city": "København",
                     *           "country": "DK",
                     *           "floor": "3",
                     *           "room": "MDF 3.02"
                     *         },
                     *         "coordinates": {
                     *           "longitude": 12.5902,
                     *           "latitude": 55.6795
                     *         },
                     *         "customerInstallationContact": {
                     *           "name": "Freja Nygaard",
                     *           "email": "freja.nygaard@havstrand.example",
                     *           "phone": "+4589880157"
                     *         },
                     *         "service": {
                     *           "id": "DK-220184",
                     *           "productId": "sd-wan-edge",
                     *           "translations": [
                     *             {
                     *               "language": "en",
                     *               "displayName": "SD-WAN"
                     *             }
                     *           ],
                     *           "addonServices": [
                     *             {
                     *               "id": "security-package",
                     *               "productId": "security-package",
                     *               "translations": [
                     *                 {
                     *                   "language": "en",
                     *                   "displayName": "Security package"
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "fastTrack": false
                     *         },
                     *         "equipments": []
                     *       },
                     *       "serviceOrder": {
                     *         "productId": "sd-wan-edge",
                     *         "serviceName": "SD-WAN EDGE",
                     *         "translations": [
                     *           {
                     *             "language": "en",
                     *             "displayName": "SD-WAN"
                     *           }
                     *         ],
                     *         "orderServiceId": "OS-220184",
                     *         "serviceId": "DK-220184",
                     *         "capacityBps": 1000000000,
                     *         "previousCapacityBps": 500000000
                     *       },
                     *       "notice": {
                     *         "type": "DELIVERY_DATE_CHANGED",
                     *         "text": "The duct from the street to the building is full and has to be cleared."
                     *       },
                     *       "isDelayed": true,
                     *       "includesSmartFiber": false,
                     *       "includesAccessService": false,
                     *       "yourActions": [
                     *         "answer"
                     *       ],
                     *       "respondBy": null,
                     *       "wantedAt": null,
                     *       "displayOverview": true,
                     *       "priceInformation": {
                     *         "oneTimeCharge": {
                     *           "amount": 12400,
                     *           "currency": "DKK"
                     *         },
                     *         "monthlyFee": {
                     *           "amount": 6890,
                     *           "currency": "DKK"
                     *         },
                     *         "previousMonthlyFee": {
                     *           "amount": 4250,
                     *           "currency": "DKK"
                     *         }
                     *       },
                     *       "ordererContact": {
                     *         "name": "Astrid Lindqvist",
                     *         "email": "astrid.lindqvist@havstrand.example"
                     *       },
                     *       "oldConfirmedDeliveryDates": [
                     *         "2024-11-28",
                     *         "2024-11-21"
                     *       ],
                     *       "milestones": [
                     *         {
                     *           "code": "CREATED",
                     *           "plannedAt": null,
                     *           "reachedAt": "2024-10-14T08:20:00.000Z",
                     *           "note": ""
                     *         }
                     *       ],
                     *       "waitingFor": "CUSTOMER",
                     *       "delay": {
                     *         "reasonCode": "DUCT_BLOCKED",
                     *         "text": "The duct has to be cleared.",
                     *         "since": "2024-11-20T09:00:00.000Z"
                     *       },
                     *       "messages": [
                     *         {
                     *           "id": "5a7d5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3b",
                     *           "sentAt": "2024-11-20T09:05:00.000Z",
                     *           "isFromProvider": true,
                     *           "authorName": "Kjetil Strand",
                     *           "text": "Who opens the basement for us?",
                     *           "isQuestion": true,
                     *           "isAnswered": false
                     *         }
                     *       ],
                     *       "dateRequests": [
                     *         {
                     *           "id": "6b7d5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3c",
                     *           "wantedWeek": "2024-W51",
                     *           "inFreeze": true,
                     *           "text": "",
                     *           "state": "OPEN",
                     *           "requestedAt": "2024-11-20T10:00:00.000Z",
                     *           "requestedBy": "Astrid Lindqvist"
                     *         }
                     *       ],
                     *       "charges": [
                     *         {
                     *           "id": "7c7d5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3d",
                     *           "description": "Clearing the duct",
                     *           "price": {
                     *             "amount": 4800,
                     *             "currency": "DKK"
                     *           },
                     *           "blocking": true,
                     *           "respondBy": "2024-11-28T15:00:00.000Z",
                     *           "state": "OPEN",
                     *           "respondedAt": null,
                     *           "respondedBy": null
                     *         }
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2024-10-14T08:20:00.000Z",
                     *           "status": "CREATED",
                     *           "oldConfirmedDeliveryAt": null,
                     *           "text": ""
                     *         }
                     *       ],
                     *       "actions": [
                     *         "message",
                     *         "answer",
                     *         "contact",
                     *         "date",
                     *         "charge",
                     *         "cancel"
                     *       ],
                     *       "version": 3
                     *     }
                     */
                    "application/json": components["schemas"]["Order"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    sendOrderMessage: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID made when the form opens. The same key with the same body answers the first result again, for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Anything that is not the id of an order of this customer answers 404. */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Freja opens the basement.",
                 *       "questionId": "5a7d5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3b"
                 *     }
                 */
                "application/json": {
                    text: string;
                    /** @description Message of the provider that this answers. */
                    questionId?: string;
                };
            };
        };
        responses: {
            /** @description The order as it is now. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0b0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "orderNumber": "1182731",
                     *       "orderType": "UPGRADE_ORDER",
                     *       "status": "DELIVERY_DATE_CHANGED",
                     *       "orderedAt": "2024-10-14T08:20:00.000Z",
                     *       "estimatedDeliveryWeek": "2024-W48",
                     *       "confirmedDeliveryAt": "2024-12-12",
                     *       "completedAt": null,
                     *       "agreementPeriodInMonths": 36,
                     *       "reference": "HQ-CPH-2024",
                     *       "site": {
                     *         "id": "ST-1058",
                     *         "customerName": "København HQ",
                     *         "address": {
                     *           "streetName": "Havnegade",
                     *           "houseNumber": "29",
                     *           "zipCode": "1058",
                     *           "city": "København",
                     *           "country": "DK",
                     *           "floor": "3",
                     *           "room": "MDF 3.02"
                     *         },
                     *         "coordinates": {
                     *           "longitude": 12.5902,
                     *           "latitude": 55.6795
                     *         },
                     *         "customerInstallationContact": {
                     *           "name": "Freja Nygaard",
                     *           "email": "freja.nygaard@havstrand.example",
                     *           "phone": "+4589880157"
                     *         },
                     *         "service": {
                     *           "id": "DK-220184",
                     *           "productId": "sd-wan-edge",
                     *           "translations": [
                     *             {
                     *               "language": "en",
                     *               "displayName": "SD-WAN"
                     *             }
                     *           ],
                     *           "addonServices": [
                     *             {
                     *               "id": "security-package",
                     *               "productId": "security-package",
                     *               "translations": [
                     *                 {
                     *                   "language": "en",
                     *                   "displayName": "Security package"
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "fastTrack": false
                     *         },
                     *         "equipments": []
                     *       },
                     *       "serviceOrder": {
                     *         "productId": "sd-wan-edge",
                     *         "serviceName": "SD-WAN EDGE",
                     *         "translations": [
                     *           {
                     *             "language": "en",
                     *             "displayName": "SD-WAN"
                     *           }
                     *         ],
                     *         "orderServiceId": "OS-220184",
                     *         "serviceId": "DK-220184",
                     *         "capacityBps": 1000000000,
                     *         "previousCapacityBps": 500000000
                     *       },
                     *       "notice": {
                     *         "type": "DELIVERY_DATE_CHANGED",
                     *         "text": "The duct from the street to the building is full and has to be cleared."
                     *       },
                     *       "isDelayed": true,
                     *       "includesSmartFiber": false,
                     *       "includesAccessService": false,
                     *       "yourActions": [
                     *         "answer"
                     *       ],
                     *       "respondBy": null,
                     *       "wantedAt": null,
                     *       "displayOverview": true,
                     *       "priceInformation": {
                     *         "oneTimeCharge": {
                     *           "amount": 12400,
                     *           "currency": "DKK"
                     *         },
                     *         "monthlyFee": {
                     *           "amount": 6890,
                     *           "currency": "DKK"
                     *         },
                     *         "previousMonthlyFee": {
                     *           "amount": 4250,
                     *           "currency": "DKK"
                     *         }
                     *       },
                     *       "ordererContact": {
                     *         "name": "Astrid Lindqvist",
                     *         "email": "astrid.lindqvist@havstrand.example"
                     *       },
                     *       "oldConfirmedDeliveryDates": [
                     *         "2024-11-28",
                     *         "2024-11-21"
                     *       ],
                     *       "milestones": [
                     *         {
                     *           "code": "CREATED",
                     *           "plannedAt": null,
                     *           "reachedAt": "2024-10-14T08:20:00.000Z",
                     *           "note": ""
                     *         }
                     *       ],
                     *       "waitingFor": "CUSTOMER",
                     *       "delay": {
                     *         "reasonCode": "DUCT_BLOCKED",
                     *         "text": "The duct has to be cleared.",
                     *         "since": "2024-11-20T09:00:00.000Z"
                     *       },
                     *       "messages": [
                     *         {
                     *           "id": "5a7d5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3b",
                     *           "sentAt": "2024-11-20T09:05:00.000Z",
                     *           "isFromProvider": true,
                     *           "authorName": "Kjetil Strand",
                     *           "text": "Who opens the basement for us?",
                     *           "isQuestion": true,
                     *           "isAnswered": false
                     *         }
                     *       ],
                     *       "dateRequests": [
                     *         {
                     *           "id": "6b7d5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3c",
                     *           "wantedWeek": "2024-W51",
                     *           "inFreeze": true,
                     *           "text": "",
                     *           "state": "OPEN",
                     *           "requestedAt": "2024-11-20T10:00:00.000Z",
                     *           "requestedBy": "Astrid Lindqvist"
                     *         }
                     *       ],
                     *       "charges": [
                     *         {
                     *           "id": "7c7d5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3d",
                     *           "description": "Clearing the duct",
                     *           "price": {
                     *             "amount": 4800,
                     *             "currency": "DKK"
                     *           },
                     *           "blocking": true,
                     *           "respondBy": "2024-11-28T15:00:00.000Z",
                     *           "state": "OPEN",
                     *           "respondedAt": null,
                     *           "respondedBy": null
                     *         }
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2024-10-14T08:20:00.000Z",
                     *           "status": "CREATED",
                     *           "oldConfirmedDeliveryAt": null,
                     *           "text": ""
                     *         }
                     *       ],
                     *       "actions": [
                     *         "message",
                     *         "answer",
                     *         "contact",
                     *         "date",
                     *         "charge",
                     *         "cancel"
                     *       ],
                     *       "version": 3
                     *     }
                     */
                    "application/json": components["schemas"]["Order"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    requestOrderDate: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID made when the form opens. The same key with the same body answers the first result again, for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Anything that is not the id of an order of this customer answers 404. */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "wantedWeek": "2025-W03",
                 *       "text": "The racks arrive in week 2."
                 *     }
                 */
                "application/json": {
                    /** @description ISO 8601, for example 2025-W12. */
                    wantedWeek: string;
                    text?: string;
                    /** @description That the other member of a diverse pair is touched within two hours of the date, as redundancy-check of the operational status says. */
                    redundancyAccepted?: boolean;
                };
            };
        };
        responses: {
            /** @description The order as it is now. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0b0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "orderNumber": "1182731",
                     *       "orderType": "UPGRADE_ORDER",
                     *       "status": "DELIVERY_DATE_CHANGED",
                     *       "orderedAt": "2024-10-14T08:20:00.000Z",
                     *       "estimatedDeliveryWeek": "2024-W48",
                     *       "confirmedDeliveryAt": "2024-12-12",
                     *       "completedAt": null,
                     *       "agreementPeriodInMonths": 36,
                     *       "reference": "HQ-CPH-2024",
                     *       "site": {
                     *         "id": "ST-1058",
                     *         "customerName": "København HQ",
                     *         "address": {
                     *           "streetName": "Havnegade",
                     *           "houseNumber": "29",
                     *           "zipCode": "1058",
                     *           "city": "København",
                     *           "country": "DK",
                     *           "floor": "3",
                     *           "room": "MDF 3.02"
                     *         },
                     *         "coordinates": {
                     *           "longitude": 12.5902,
                     *           "latitude": 55.6795
                     *         },
                     *         "customerInstallationContact": {
                     *           "name": "Freja Nygaard",
                     *           "email": "freja.nygaard@havstrand.example",
                     *           "phone": "+4589880157"
                     *         },
                     *         "service": {
                     *           "id": "DK-220184",
                     *           "productId": "sd-wan-edge",
                     *           "translations": [
                     *             {
                     *               "language": "en",
                     *               "displayName": "SD-WAN"
                     *             }
                     *           ],
                     *           "addonServices": [
                     *             {
                     *               "id": "security-package",
                     *               "productId": "security-package",
                     *               "translations": [
                     *                 {
                     *                   "language": "en",
                     *                   "displayName": "Security package"
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "fastTrack": false
                     *         },
                     *         "equipments": []
                     *       },
                     *       "serviceOrder": {
                     *         "productId": "sd-wan-edge",
                     *         "serviceName": "SD-WAN EDGE",
                     *         "translations": [
                     *           {
                     *             "language": "en",
                     *             "displayName": "SD-WAN"
                     *           }
                     *         ],
                     *         "orderServiceId": "OS-220184",
                     *         "serviceId": "DK-220184",
                     *         "capacityBps": 1000000000,
                     *         "previousCapacityBps": 500000000
                     *       },
                     *       "notice": {
                     *         "type": "DELIVERY_DATE_CHANGED",
                     *         "text": "The duct from the street to the building is full and has to be cleared."
                     *       },
                     *       "isDelayed": true,
                     *       "includesSmartFiber": false,
                     *       "includesAccessService": false,
                     *       "yourActions": [
                     *         "answer"
                     *       ],
                     *       "respondBy": null,
                     *       "wantedAt": null,
                     *       "displayOverview": true,
                     *       "priceInformation": {
                     *         "oneTimeCharge": {
                     *           "amount": 12400,
                     *           "currency": "DKK"
                     *         },
                     *         "monthlyFee": {
                     *           "amount": 6890,
                     *           "currency": "DKK"
                     *         },
                     *         "previousMonthlyFee": {
                     *           "amount": 4250,
                     *           "currency": "DKK"
                     *         }
                     *       },
                     *       "ordererContact": {
                     *         "name": "Astrid Lindqvist",
                     *         "email": "astrid.lindqvist@havstrand.example"
                     *       },
                     *       "oldConfirmedDeliveryDates": [
                     *         "2024-11-28",
                     *         "2024-11-21"
                     *       ],
                     *       "milestones": [
                     *         {
                     *           "code": "CREATED",
                     *           "plannedAt": null,
                     *           "reachedAt": "2024-10-14T08:20:00.000Z",
                     *           "note": ""
                     *         }
                     *       ],
                     *       "waitingFor": "CUSTOMER",
                     *       "delay": {
                     *         "reasonCode": "DUCT_BLOCKED",
                     *         "text": "The duct has to be cleared.",
                     *         "since": "2024-11-20T09:00:00.000Z"
                     *       },
                     *       "messages": [
                     *         {
                     *           "id": "5a7d5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3b",
                     *           "sentAt": "2024-11-20T09:05:00.000Z",
                     *           "isFromProvider": true,
                     *           "authorName": "Kjetil Strand",
                     *           "text": "Who opens the basement for us?",
                     *           "isQuestion": true,
                     *           "isAnswered": false
                     *         }
                     *       ],
                     *       "dateRequests": [
                     *         {
                     *           "id": "6b7d5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3c",
                     *           "wantedWeek": "2024-W51",
                     *           "inFreeze": true,
                     *           "text": "",
                     *           "state": "OPEN",
                     *           "requestedAt": "2024-11-20T10:00:00.000Z",
                     *           "requestedBy": "Astrid Lindqvist"
                     *         }
                     *       ],
                     *       "charges": [
                     *         {
                     *           "id": "7c7d5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3d",
                     *           "description": "Clearing the duct",
                     *           "price": {
                     *             "amount": 4800,
                     *             "currency": "DKK"
                     *           },
                     *           "blocking": true,
                     *           "respondBy": "2024-11-28T15:00:00.000Z",
                     *           "state": "OPEN",
                     *           "respondedAt": null,
                     *           "respondedBy": null
                     *         }
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2024-10-14T08:20:00.000Z",
                     *           "status": "CREATED",
                     *           "oldConfirmedDeliveryAt": null,
                     *           "text": ""
                     *         }
                     *       ],
                     *       "actions": [
                     *         "message",
                     *         "answer",
                     *         "contact",
                     *         "date",
                     *         "charge",
                     *         "cancel"
                     *       ],
                     *       "version": 3
                     *     }
                     */
                    "application/json": components["schemas"]["Order"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    acceptOrderDate: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID made when the form opens. The same key with the same body answers the first result again, for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Anything that is not the id of an order of this customer answers 404. */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "accepted": true,
                 *       "confirmedDeliveryAt": "2024-12-12"
                 *     }
                 */
                "application/json": {
                    /** @enum {boolean} */
                    accepted: true;
                    /**
                     * Format: date
                     * @description The day that was read. Another one than the order has by now is refused.
                     */
                    confirmedDeliveryAt: string;
                    /** @description That the other member of a diverse pair is touched within two hours of the date, as redundancy-check of the operational status says. */
                    redundancyAccepted?: boolean;
                };
            };
        };
        responses: {
            /** @description The order as it is now. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0b0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "orderNumber": "1182731",
                     *       "orderType": "UPGRADE_ORDER",
                     *       "status": "DELIVERY_DATE_CHANGED",
                     *       "orderedAt": "2024-10-14T08:20:00.000Z",
                     *       "estimatedDeliveryWeek": "2024-W48",
                     *       "confirmedDeliveryAt": "2024-12-12",
                     *       "completedAt": null,
                     *       "agreementPeriodInMonths": 36,
                     *       "reference": "HQ-CPH-2024",
                     *       "site": {
                     *         "id": "ST-1058",
                     *         "customerName": "København HQ",
                     *         "address": {
                     *           "streetName": "Havnegade",
                     *           "houseNumber": "29",
                     *           "zipCode": "1058",
                     *           "city": "København",
                     *           "country": "DK",
                     *           "floor": "3",
                     *           "room": "MDF 3.02"
                     *         },
                     *         "coordinates": {
                     *           "longitude": 12.5902,
                     *           "latitude": 55.6795
                     *         },
                     *         "customerInstallationContact": {
                     *           "name": "Freja Nygaard",
                     *           "email": "freja.nygaard@havstrand.example",
                     *           "phone": "+4589880157"
                     *         },
                     *         "service": {
                     *           "id": "DK-220184",
                     *           "productId": "sd-wan-edge",
                     *           "translations": [
                     *             {
                     *               "language": "en",
                     *               "displayName": "SD-WAN"
                     *             }
                     *           ],
                     *           "addonServices": [
                     *             {
                     *               "id": "security-package",
                     *               "productId": "security-package",
                     *               "translations": [
                     *                 {
                     *                   "language": "en",
                     *                   "displayName": "Security package"
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "fastTrack": false
                     *         },
                     *         "equipments": []
                     *       },
                     *       "serviceOrder": {
                     *         "productId": "sd-wan-edge",
                     *         "serviceName": "SD-WAN EDGE",
                     *         "translations": [
                     *           {
                     *             "language": "en",
                     *             "displayName": "SD-WAN"
                     *           }
                     *         ],
                     *         "orderServiceId": "OS-220184",
                     *         "serviceId": "DK-220184",
                     *         "capacityBps": 1000000000,
                     *         "previousCapacityBps": 500000000
                     *       },
                     *       "notice": {
                     *         "type": "DELIVERY_DATE_CHANGED",
                     *         "text": "The duct from the street to the building is full and has to be cleared."
                     *       },
                     *       "isDelayed": true,
                     *       "includesSmartFiber": false,
                     *       "includesAccessService": false,
                     *       "yourActions": [
                     *         "answer"
                     *       ],
                     *       "respondBy": null,
                     *       "wantedAt": null,
                     *       "displayOverview": true,
                     *       "priceInformation": {
                     *         "oneTimeCharge": {
                     *           "amount": 12400,
                     *           "currency": "DKK"
                     *         },
                     *         "monthlyFee": {
                     *           "amount": 6890,
                     *           "currency": "DKK"
                     *         },
                     *         "previousMonthlyFee": {
                     *           "amount": 4250,
                     *           "currency": "DKK"
                     *         }
                     *       },
                     *       "ordererContact": {
                     *         "name": "Astrid Lindqvist",
                     *         "email": "astrid.lindqvist@havstrand.example"
                     *       },
                     *       "oldConfirmedDeliveryDates": [
                     *         "2024-11-28",
                     *         "2024-11-21"
                     *       ],
                     *       "milestones": [
                     *         {
                     *           "code": "CREATED",
                     *           "plannedAt": null,
                     *           "reachedAt": "2024-10-14T08:20:00.000Z",
                     *           "note": ""
                     *         }
                     *       ],
                     *       "waitingFor": "CUSTOMER",
                     *       "delay": {
                     *         "reasonCode": "DUCT_BLOCKED",
                     *         "text": "The duct has to be cleared.",
                     *         "since": "2024-11-20T09:00:00.000Z"
                     *       },
                     *       "messages": [
                     *         {
                     *           "id": "5a7d5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3b",
                     *           "sentAt": "2024-11-20T09:05:00.000Z",
                     *           "isFromProvider": true,
                     *           "authorName": "Kjetil Strand",
                     *           "text": "Who opens the basement for us?",
                     *           "isQuestion": true,
                     *           "isAnswered": false
                     *         }
                     *       ],
                     *       "dateRequests": [
                     *         {
                     *           "id": "6b7d5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3c",
                     *           "wantedWeek": "2024-W51",
                     *           "inFreeze": true,
                     *           "text": "",
                     *           "state": "OPEN",
                     *           "requestedAt": "2024-11-20T10:00:00.000Z",
                     *           "requestedBy": "Astrid Lindqvist"
                     *         }
                     *       ],
                     *       "charges": [
                     *         {
                     *           "id": "7c7d5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3d",
                     *           "description": "Clearing the duct",
                     *           "price": {
                     *             "amount": 4800,
                     *             "currency": "DKK"
                     *           },
                     *           "blocking": true,
                     *           "respondBy": "2024-11-28T15:00:00.000Z",
                     *           "state": "OPEN",
                     *           "respondedAt": null,
                     *           "respondedBy": null
                     *         }
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2024-10-14T08:20:00.000Z",
                     *           "status": "CREATED",
                     *           "oldConfirmedDeliveryAt": null,
                     *           "text": ""
                     *         }
                     *       ],
                     *       "actions": [
                     *         "message",
                     *         "answer",
                     *         "contact",
                     *         "date",
                     *         "charge",
                     *         "cancel"
                     *       ],
                     *       "version": 3
                     *     }
                     */
                    "application/json": components["schemas"]["Order"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    respondToOrderCharge: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID made when the form opens. The same key with the same body answers the first result again, for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Anything that is not the id of an order of this customer answers 404. */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "chargeId": "7c7d5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3d",
                 *       "accepted": true
                 *     }
                 */
                "application/json": {
                    chargeId: string;
                    accepted: boolean;
                };
            };
        };
        responses: {
            /** @description The order as it is now. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0b0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "orderNumber": "1182731",
                     *       "orderType": "UPGRADE_ORDER",
                     *       "status": "DELIVERY_DATE_CHANGED",
                     *       "orderedAt": "2024-10-14T08:20:00.000Z",
                     *       "estimatedDeliveryWeek": "2024-W48",
                     *       "confirmedDeliveryAt": "2024-12-12",
                     *       "completedAt": null,
                     *       "agreementPeriodInMonths": 36,
                     *       "reference": "HQ-CPH-2024",
                     *       "site": {
                     *         "id": "ST-1058",
                     *         "customerName": "København HQ",
                     *         "address": {
                     *           "streetName": "Havnegade",
                     *           "houseNumber": "29",
                     *           "zipCode": "1058",
                     *           "city": "København",
                     *           "country": "DK",
                     *           "floor": "3",
                     *           "room": "MDF 3.02"
                     *         },
                     *         "coordinates": {
                     *           "longitude": 12.5902,
                     *           "latitude": 55.6795
                     *         },
                     *         "customerInstallationContact": {
                     *           "name": "Freja Nygaard",
                     *           "email": "freja.nygaard@havstrand.example",
                     *           "phone": "+4589880157"
                     *         },
                     *         "service": {
                     *           "id": "DK-220184",
                     *           "productId": "sd-wan-edge",
                     *           "translations": [
                     *             {
                     *               "language": "en",
                     *               "displayName": "SD-WAN"
                     *             }
                     *           ],
                     *           "addonServices": [
                     *             {
                     *               "id": "security-package",
                     *               "productId": "security-package",
                     *               "translations": [
                     *                 {
                     *                   "language": "en",
                     *                   "displayName": "Security package"
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "fastTrack": false
                     *         },
                     *         "equipments": []
                     *       },
                     *       "serviceOrder": {
                     *         "productId": "sd-wan-edge",
                     *         "serviceName": "SD-WAN EDGE",
                     *         "translations": [
                     *           {
                     *             "language": "en",
                     *             "displayName": "SD-WAN"
                     *           }
                     *         ],
                     *         "orderServiceId": "OS-220184",
                     *         "serviceId": "DK-220184",
                     *         "capacityBps": 1000000000,
                     *         "previousCapacityBps": 500000000
                     *       },
                     *       "notice": {
                     *         "type": "DELIVERY_DATE_CHANGED",
                     *         "text": "The duct from the street to the building is full and has to be cleared."
                     *       },
                     *       "isDelayed": true,
                     *       "includesSmartFiber": false,
                     *       "includesAccessService": false,
                     *       "yourActions": [
                     *         "answer"
                     *       ],
                     *       "respondBy": null,
                     *       "wantedAt": null,
                     *       "displayOverview": true,
                     *       "priceInformation": {
                     *         "oneTimeCharge": {
                     *           "amount": 12400,
                     *           "currency": "DKK"
                     *         },
                     *         "monthlyFee": {
                     *           "amount": 6890,
                     *           "currency": "DKK"
                     *         },
                     *         "previousMonthlyFee": {
                     *           "amount": 4250,
                     *           "currency": "DKK"
                     *         }
                     *       },
                     *       "ordererContact": {
                     *         "name": "Astrid Lindqvist",
                     *         "email": "astrid.lindqvist@havstrand.example"
                     *       },
                     *       "oldConfirmedDeliveryDates": [
                     *         "2024-11-28",
                     *         "2024-11-21"
                     *       ],
                     *       "milestones": [
                     *         {
                     *           "code": "CREATED",
                     *           "plannedAt": null,
                     *           "reachedAt": "2024-10-14T08:20:00.000Z",
                     *           "note": ""
                     *         }
                     *       ],
                     *       "waitingFor": "CUSTOMER",
                     *       "delay": {
                     *         "reasonCode": "DUCT_BLOCKED",
                     *         "text": "The duct has to be cleared.",
                     *         "since": "2024-11-20T09:00:00.000Z"
                     *       },
                     *       "messages": [
                     *         {
                     *           "id": "5a7d5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3b",
                     *           "sentAt": "2024-11-20T09:05:00.000Z",
                     *           "isFromProvider": true,
                     *           "authorName": "Kjetil Strand",
                     *           "text": "Who opens the basement for us?",
                     *           "isQuestion": true,
                     *           "isAnswered": false
                     *         }
                     *       ],
                     *       "dateRequests": [
                     *         {
                     *           "id": "6b7d5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3c",
                     *           "wantedWeek": "2024-W51",
                     *           "inFreeze": true,
                     *           "text": "",
                     *           "state": "OPEN",
                     *           "requestedAt": "2024-11-20T10:00:00.000Z",
                     *           "requestedBy": "Astrid Lindqvist"
                     *         }
                     *       ],
                     *       "charges": [
                     *         {
                     *           "id": "7c7d5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3d",
                     *           "description": "Clearing the duct",
                     *           "price": {
                     *             "amount": 4800,
                     *             "currency": "DKK"
                     *           },
                     *           "blocking": true,
                     *           "respondBy": "2024-11-28T15:00:00.000Z",
                     *           "state": "OPEN",
                     *           "respondedAt": null,
                     *           "respondedBy": null
                     *         }
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2024-10-14T08:20:00.000Z",
                     *           "status": "CREATED",
                     *           "oldConfirmedDeliveryAt": null,
                     *           "text": ""
                     *         }
                     *       ],
                     *       "actions": [
                     *         "message",
                     *         "answer",
                     *         "contact",
                     *         "date",
                     *         "charge",
                     *         "cancel"
                     *       ],
                     *       "version": 3
                     *     }
                     */
                    "application/json": components["schemas"]["Order"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID made when the form opens. The same key with the same body answers the first result again, for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Anything that is not the id of an order of this customer answers 404. */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "The office in Copenhagen closes."
                 *     }
                 */
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description The order as it is now. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0b0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "orderNumber": "1182731",
                     *       "orderType": "UPGRADE_ORDER",
                     *       "status": "DELIVERY_DATE_CHANGED",
                     *       "orderedAt": "2024-10-14T08:20:00.000Z",
                     *       "estimatedDeliveryWeek": "2024-W48",
                     *       "confirmedDeliveryAt": "2024-12-12",
                     *       "completedAt": null,
                     *       "agreementPeriodInMonths": 36,
                     *       "reference": "HQ-CPH-2024",
                     *       "site": {
                     *         "id": "ST-1058",
                     *         "customerName": "København HQ",
                     *         "address": {
                     *           "streetName": "Havnegade",
                     *           "houseNumber": "29",
                     *           "zipCode": "1058",
                     *           "city": "København",
                     *           "country": "DK",
                     *           "floor": "3",
                     *           "room": "MDF 3.02"
                     *         },
                     *         "coordinates": {
                     *           "longitude": 12.5902,
                     *           "latitude": 55.6795
                     *         },
                     *         "customerInstallationContact": {
                     *           "name": "Freja Nygaard",
                     *           "email": "freja.nygaard@havstrand.example",
                     *           "phone": "+4589880157"
                     *         },
                     *         "service": {
                     *           "id": "DK-220184",
                     *           "productId": "sd-wan-edge",
                     *           "translations": [
                     *             {
                     *               "language": "en",
                     *               "displayName": "SD-WAN"
                     *             }
                     *           ],
                     *           "addonServices": [
                     *             {
                     *               "id": "security-package",
                     *               "productId": "security-package",
                     *               "translations": [
                     *                 {
                     *                   "language": "en",
                     *                   "displayName": "Security package"
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "fastTrack": false
                     *         },
                     *         "equipments": []
                     *       },
                     *       "serviceOrder": {
                     *         "productId": "sd-wan-edge",
                     *         "serviceName": "SD-WAN EDGE",
                     *         "translations": [
                     *           {
                     *             "language": "en",
                     *             "displayName": "SD-WAN"
                     *           }
                     *         ],
                     *         "orderServiceId": "OS-220184",
                     *         "serviceId": "DK-220184",
                     *         "capacityBps": 1000000000,
                     *         "previousCapacityBps": 500000000
                     *       },
                     *       "notice": {
                     *         "type": "DELIVERY_DATE_CHANGED",
                     *         "text": "The duct from the street to the building is full and has to be cleared."
                     *       },
                     *       "isDelayed": true,
                     *       "includesSmartFiber": false,
                     *       "includesAccessService": false,
                     *       "yourActions": [
                     *         "answer"
                     *       ],
                     *       "respondBy": null,
                     *       "wantedAt": null,
                     *       "displayOverview": true,
                     *       "priceInformation": {
                     *         "oneTimeCharge": {
                     *           "amount": 12400,
                     *           "currency": "DKK"
                     *         },
                     *         "monthlyFee": {
                     *           "amount": 6890,
                     *           "currency": "DKK"
                     *         },
                     *         "previousMonthlyFee": {
                     *           "amount": 4250,
                     *           "currency": "DKK"
                     *         }
                     *       },
                     *       "ordererContact": {
                     *         "name": "Astrid Lindqvist",
                     *         "email": "astrid.lindqvist@havstrand.example"
                     *       },
                     *       "oldConfirmedDeliveryDates": [
                     *         "2024-11-28",
                     *         "2024-11-21"
                     *       ],
                     *       "milestones": [
                     *         {
                     *           "code": "CREATED",
                     *           "plannedAt": null,
                     *           "reachedAt": "2024-10-14T08:20:00.000Z",
                     *           "note": ""
                     *         }
                     *       ],
                     *       "waitingFor": "CUSTOMER",
                     *       "delay": {
                     *         "reasonCode": "DUCT_BLOCKED",
                     *         "text": "The duct has to be cleared.",
                     *         "since": "2024-11-20T09:00:00.000Z"
                     *       },
                     *       "messages": [
                     *         {
                     *           "id": "5a7d5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3b",
                     *           "sentAt": "2024-11-20T09:05:00.000Z",
                     *           "isFromProvider": true,
                     *           "authorName": "Kjetil Strand",
                     *           "text": "Who opens the basement for us?",
                     *           "isQuestion": true,
                     *           "isAnswered": false
                     *         }
                     *       ],
                     *       "dateRequests": [
                     *         {
                     *           "id": "6b7d5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3c",
                     *           "wantedWeek": "2024-W51",
                     *           "inFreeze": true,
                     *           "text": "",
                     *           "state": "OPEN",
                     *           "requestedAt": "2024-11-20T10:00:00.000Z",
                     *           "requestedBy": "Astrid Lindqvist"
                     *         }
                     *       ],
                     *       "charges": [
                     *         {
                     *           "id": "7c7d5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3d",
                     *           "description": "Clearing the duct",
                     *           "price": {
                     *             "amount": 4800,
                     *             "currency": "DKK"
                     *           },
                     *           "blocking": true,
                     *           "respondBy": "2024-11-28T15:00:00.000Z",
                     *           "state": "OPEN",
                     *           "respondedAt": null,
                     *           "respondedBy": null
                     *         }
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2024-10-14T08:20:00.000Z",
                     *           "status": "CREATED",
                     *           "oldConfirmedDeliveryAt": null,
                     *           "text": ""
                     *         }
                     *       ],
                     *       "actions": [
                     *         "message",
                     *         "answer",
                     *         "contact",
                     *         "date",
                     *         "charge",
                     *         "cancel"
                     *       ],
                     *       "version": 3
                     *     }
                     */
                    "application/json": components["schemas"]["Order"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeOrderStatus: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID made when the form opens. The same key with the same body answers the first result again, for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Anything that is not the id of an order of this customer answers 404. */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "CONFIRMED_DELIVERY",
                 *       "confirmedDeliveryAt": "2024-12-12"
                 *     }
                 */
                "application/json": {
                    status: string;
                    /**
                     * Format: date
                     * @description The date that holds from now on; needed for CONFIRMED_DELIVERY and DELIVERY_DATE_CHANGED.
                     */
                    confirmedDeliveryAt?: string;
                    /** @description What the customer is told, for example why a date has changed. */
                    text?: string;
                };
            };
        };
        responses: {
            /** @description The order as it is now. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0b0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "orderNumber": "1182731",
                     *       "orderType": "UPGRADE_ORDER",
                     *       "status": "DELIVERY_DATE_CHANGED",
                     *       "orderedAt": "2024-10-14T08:20:00.000Z",
                     *       "estimatedDeliveryWeek": "2024-W48",
                     *       "confirmedDeliveryAt": "2024-12-12",
                     *       "completedAt": null,
                     *       "agreementPeriodInMonths": 36,
                     *       "reference": "HQ-CPH-2024",
                     *       "site": {
                     *         "id": "ST-1058",
                     *         "customerName": "København HQ",
                     *         "address": {
                     *           "streetName": "Havnegade",
                     *           "houseNumber": "29",
                     *           "zipCode": "1058",
                     *           "city": "København",
                     *           "country": "DK",
                     *           "floor": "3",
                     *           "room": "MDF 3.02"
                     *         },
                     *         "coordinates": {
                     *           "longitude": 12.5902,
                     *           "latitude": 55.6795
                     *         },
                     *         "customerInstallationContact": {
                     *           "name": "Freja Nygaard",
                     *           "email": "freja.nygaard@havstrand.example",
                     *           "phone": "+4589880157"
                     *         },
                     *         "service": {
                     *           "id": "DK-220184",
                     *           "productId": "sd-wan-edge",
                     *           "translations": [
                     *             {
                     *               "language": "en",
                     *               "displayName": "SD-WAN"
                     *             }
                     *           ],
                     *           "addonServices": [
                     *             {
                     *               "id": "security-package",
                     *               "productId": "security-package",
                     *               "translations": [
                     *                 {
                     *                   "language": "en",
                     *                   "displayName": "Security package"
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "fastTrack": false
                     *         },
                     *         "equipments": []
                     *       },
                     *       "serviceOrder": {
                     *         "productId": "sd-wan-edge",
                     *         "serviceName": "SD-WAN EDGE",
                     *         "translations": [
                     *           {
                     *             "language": "en",
                     *             "displayName": "SD-WAN"
                     *           }
                     *         ],
                     *         "orderServiceId": "OS-220184",
                     *         "serviceId": "DK-220184",
                     *         "capacityBps": 1000000000,
                     *         "previousCapacityBps": 500000000
                     *       },
                     *       "notice": {
                     *         "type": "DELIVERY_DATE_CHANGED",
                     *         "text": "The duct from the street to the building is full and has to be cleared."
                     *       },
                     *       "isDelayed": true,
                     *       "includesSmartFiber": false,
                     *       "includesAccessService": false,
                     *       "yourActions": [
                     *         "answer"
                     *       ],
                     *       "respondBy": null,
                     *       "wantedAt": null,
                     *       "displayOverview": true,
                     *       "priceInformation": {
                     *         "oneTimeCharge": {
                     *           "amount": 12400,
                     *           "currency": "DKK"
                     *         },
                     *         "monthlyFee": {
                     *           "amount": 6890,
                     *           "currency": "DKK"
                     *         },
                     *         "previousMonthlyFee": {
                     *           "amount": 4250,
                     *           "currency": "DKK"
                     *         }
                     *       },
                     *       "ordererContact": {
                     *         "name": "Astrid Lindqvist",
                     *         "email": "astrid.lindqvist@havstrand.example"
                     *       },
                     *       "oldConfirmedDeliveryDates": [
                     *         "2024-11-28",
                     *         "2024-11-21"
                     *       ],
                     *       "milestones": [
                     *         {
                     *           "code": "CREATED",
                     *           "plannedAt": null,
                     *           "reachedAt": "2024-10-14T08:20:00.000Z",
                     *           "note": ""
                     *         }
                     *       ],
                     *       "waitingFor": "CUSTOMER",
                     *       "delay": {
                     *         "reasonCode": "DUCT_BLOCKED",
                     *         "text": "The duct has to be cleared.",
                     *         "since": "2024-11-20T09:00:00.000Z"
                     *       },
                     *       "messages": [
                     *         {
                     *           "id": "5a7d5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3b",
                     *           "sentAt": "2024-11-20T09:05:00.000Z",
                     *           "isFromProvider": true,
                     *           "authorName": "Kjetil Strand",
                     *           "text": "Who opens the basement for us?",
                     *           "isQuestion": true,
                     *           "isAnswered": false
                     *         }
                     *       ],
                     *       "dateRequests": [
                     *         {
                     *           "id": "6b7d5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3c",
                     *           "wantedWeek": "2024-W51",
                     *           "inFreeze": true,
                     *           "text": "",
                     *           "state": "OPEN",
                     *           "requestedAt": "2024-11-20T10:00:00.000Z",
                     *           "requestedBy": "Astrid Lindqvist"
                     *         }
                     *       ],
                     *       "charges": [
                     *         {
                     *           "id": "7c7d5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3d",
                     *           "description": "Clearing the duct",
                     *           "price": {
                     *             "amount": 4800,
                     *             "currency": "DKK"
                     *           },
                     *           "blocking": true,
                     *           "respondBy": "2024-11-28T15:00:00.000Z",
                     *           "state": "OPEN",
                     *           "respondedAt": null,
                     *           "respondedBy": null
                     *         }
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2024-10-14T08:20:00.000Z",
                     *           "status": "CREATED",
                     *           "oldConfirmedDeliveryAt": null,
                     *           "text": ""
                     *         }
                     *       ],
                     *       "actions": [
                     *         "message",
                     *         "answer",
                     *         "contact",
                     *         "date",
                     *         "charge",
                     *         "cancel"
                     *       ],
                     *       "version": 3
                     *     }
                     */
                    "application/json": components["schemas"]["Order"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeInstallationContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read, for example "3". Missing gives 428, an older one 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Anything that is not the id of an order of this customer answers 404. */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "+4589880157"
                 *     }
                 */
                "application/json": {
                    name?: string;
                    email?: string;
                    phone?: string;
                };
            };
        };
        responses: {
            /** @description The order as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0b0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "orderNumber": "1182731",
                     *       "orderType": "UPGRADE_ORDER",
                     *       "status": "DELIVERY_DATE_CHANGED",
                     *       "orderedAt": "2024-10-14T08:20:00.000Z",
                     *       "estimatedDeliveryWeek": "2024-W48",
                     *       "confirmedDeliveryAt": "2024-12-12",
                     *       "completedAt": null,
                     *       "agreementPeriodInMonths": 36,
                     *       "reference": "HQ-CPH-2024",
                     *       "site": {
                     *         "id": "ST-1058",
                     *         "customerName": "København HQ",
                     *         "address": {
                     *           "streetName": "Havnegade",
                     *           "houseNumber": "29",
                     *           "zipCode": "1058",
                     *           "city": "København",
                     *           "country": "DK",
                     *           "floor": "3",
                     *           "room": "MDF 3.02"
                     *         },
                     *         "coordinates": {
                     *           "longitude": 12.5902,
                     *           "latitude": 55.6795
                     *         },
                     *         "customerInstallationContact": {
                     *           "name": "Freja Nygaard",
                     *           "email": "freja.nygaard@havstrand.example",
                     *           "phone": "+4589880157"
                     *         },
                     *         "service": {
                     *           "id": "DK-220184",
                     *           "productId": "sd-wan-edge",
                     *           "translations": [
                     *             {
                     *               "language": "en",
                     *               "displayName": "SD-WAN"
                     *             }
                     *           ],
                     *           "addonServices": [
                     *             {
                     *               "id": "security-package",
                     *               "productId": "security-package",
                     *               "translations": [
                     *                 {
                     *                   "language": "en",
                     *                   "displayName": "Security package"
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "fastTrack": false
                     *         },
                     *         "equipments": []
                     *       },
                     *       "serviceOrder": {
                     *         "productId": "sd-wan-edge",
                     *         "serviceName": "SD-WAN EDGE",
                     *         "translations": [
                     *           {
                     *             "language": "en",
                     *             "displayName": "SD-WAN"
                     *           }
                     *         ],
                     *         "orderServiceId": "OS-220184",
                     *         "serviceId": "DK-220184",
                     *         "capacityBps": 1000000000,
                     *         "previousCapacityBps": 500000000
                     *       },
                     *       "notice": {
                     *         "type": "DELIVERY_DATE_CHANGED",
                     *         "text": "The duct from the street to the building is full and has to be cleared."
                     *       },
                     *       "isDelayed": true,
                     *       "includesSmartFiber": false,
                     *       "includesAccessService": false,
                     *       "yourActions": [
                     *         "answer"
                     *       ],
                     *       "respondBy": null,
                     *       "wantedAt": null,
                     *       "displayOverview": true,
                     *       "priceInformation": {
                     *         "oneTimeCharge": {
                     *           "amount": 12400,
                     *           "currency": "DKK"
                     *         },
                     *         "monthlyFee": {
                     *           "amount": 6890,
                     *           "currency": "DKK"
                     *         },
                     *         "previousMonthlyFee": {
                     *           "amount": 4250,
                     *           "currency": "DKK"
                     *         }
                     *       },
                     *       "ordererContact": {
                     *         "name": "Astrid Lindqvist",
                     *         "email": "astrid.lindqvist@havstrand.example"
                     *       },
                     *       "oldConfirmedDeliveryDates": [
                     *         "2024-11-28",
                     *         "2024-11-21"
                     *       ],
                     *       "milestones": [
                     *         {
                     *           "code": "CREATED",
                     *           "plannedAt": null,
                     *           "reachedAt": "2024-10-14T08:20:00.000Z",
                     *           "note": ""
                     *         }
                     *       ],
                     *       "waitingFor": "CUSTOMER",
                     *       "delay": {
                     *         "reasonCode": "DUCT_BLOCKED",
                     *         "text": "The duct has to be cleared.",
                     *         "since": "2024-11-20T09:00:00.000Z"
                     *       },
                     *       "messages": [
                     *         {
                     *           "id": "5a7d5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3b",
                     *           "sentAt": "2024-11-20T09:05:00.000Z",
                     *           "isFromProvider": true,
                     *           "authorName": "Kjetil Strand",
                     *           "text": "Who opens the basement for us?",
                     *           "isQuestion": true,
                     *           "isAnswered": false
                     *         }
                     *       ],
                     *       "dateRequests": [
                     *         {
                     *           "id": "6b7d5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3c",
                     *           "wantedWeek": "2024-W51",
                     *           "inFreeze": true,
                     *           "text": "",
                     *           "state": "OPEN",
                     *           "requestedAt": "2024-11-20T10:00:00.000Z",
                     *           "requestedBy": "Astrid Lindqvist"
                     *         }
                     *       ],
                     *       "charges": [
                     *         {
                     *           "id": "7c7d5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3d",
                     *           "description": "Clearing the duct",
                     *           "price": {
                     *             "amount": 4800,
                     *             "currency": "DKK"
                     *           },
                     *           "blocking": true,
                     *           "respondBy": "2024-11-28T15:00:00.000Z",
                     *           "state": "OPEN",
                     *           "respondedAt": null,
                     *           "respondedBy": null
                     *         }
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2024-10-14T08:20:00.000Z",
                     *           "status": "CREATED",
                     *           "oldConfirmedDeliveryAt": null,
                     *           "text": ""
                     *         }
                     *       ],
                     *       "actions": [
                     *         "message",
                     *         "answer",
                     *         "contact",
                     *         "date",
                     *         "charge",
                     *         "cancel"
                     *       ],
                     *       "version": 3
                     *     }
                     */
                    "application/json": components["schemas"]["Order"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getOrderCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of an order of this customer answers 404. */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
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
            default: components["responses"]["Problem"];
        };
    };
    listFreezePeriods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those that ended less than a year ago, and those to come. */
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
                     *               "displayName": "Winter"
                     *             }
                     *           ],
                     *           "countries": [
                     *             "se",
                     *             "no",
                     *             "dk"
                     *           ],
                     *           "from": "2024-12-16",
                     *           "to": "2025-01-06"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        items: {
                            id: string;
                            translations: components["schemas"]["Translation"][];
                            /** @description Those that it holds in; of a delivery, that of the site counts. */
                            countries: ("se" | "no" | "dk")[];
                            /**
                             * Format: date
                             * @description First day.
                             */
                            from: string;
                            /**
                             * Format: date
                             * @description Last day.
                             */
                            to: string;
                        }[];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getServiceOffers: {
        parameters: {
            query?: {
                /** @description Of an ending that is wanted later than on the earliest day: `termination.remainingFee` is what is left to pay after this one. An earlier day counts as the earliest. */
                lastDay?: string;
            };
            header?: never;
            path: {
                /** @description Anything that is not the id of a service of this customer answers 404. */
                serviceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "serviceId": "SE-204418",
                     *       "orderServiceId": "OS-204418",
                     *       "monthlyFee": {
                     *         "amount": 2450,
                     *         "currency": "SEK"
                     *       },
                     *       "upgrades": [
                     *         {
                     *           "capacityBps": 1000000000,
                     *           "monthlyFee": {
                     *             "amount": 3230,
                     *             "currency": "SEK"
                     *           },
                     *           "oneTimeCharge": {
                     *             "amount": 2400,
                     *             "currency": "SEK"
                     *           },
                     *           "agreementPeriods": [
                     *             {
                     *               "months": 12,
                     *               "monthlyFee": {
                     *                 "amount": 3230,
                     *                 "currency": "SEK"
                     *               }
                     *             },
                     *             {
                     *               "months": 36,
                     *               "monthlyFee": {
                     *                 "amount": 3040,
                     *                 "currency": "SEK"
                     *               }
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "addons": [
                     *         {
                     *           "id": "smart-fiber",
                     *           "translations": [
                     *             {
                     *               "language": "en",
                     *               "displayName": "SmartFiber"
                     *             }
                     *           ],
                     *           "monthlyFee": {
                     *             "amount": 390,
                     *             "currency": "SEK"
                     *           }
                     *         }
                     *       ],
                     *       "replacements": [
                     *         {
                     *           "productId": "sd-wan-edge",
                     *           "translations": [
                     *             {
                     *               "language": "en",
                     *               "displayName": "SD-WAN"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "renegotiations": [
                     *         {
                     *           "months": 36,
                     *           "monthlyFee": {
                     *             "amount": 2210,
                     *             "currency": "SEK"
                     *           }
                     *         }
                     *       ],
                     *       "internalMove": {
                     *         "oneTimeCharge": {
                     *           "amount": 2900,
                     *           "currency": "SEK"
                     *         }
                     *       },
                     *       "termination": {
                     *         "earliestLastDay": "2025-02-28",
                     *         "contractEndsOn": null,
                     *         "remainingFee": null
                     *       },
                     *       "reasons": {
                     *         "smartFiber": "COUNTRY_NOT_ELIGIBLE"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ServiceOffers"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getMoveOffer: {
        parameters: {
            query?: {
                siteId?: string;
                country?: "SE" | "NO" | "DK";
                longitude?: number;
                latitude?: number;
            };
            header?: never;
            path: {
                /** @description Anything that is not the id of a service of this customer answers 404. */
                serviceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The price, in so far as the rules know it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "monthlyFee": {
                     *         "amount": 2450,
                     *         "currency": "SEK"
                     *       },
                     *       "oneTimeCharge": {
                     *         "amount": 9500,
                     *         "currency": "SEK"
                     *       },
                     *       "level": "firm",
                     *       "leadTimeWeeks": 5,
                     *       "code": null
                     *     }
                     */
                    "application/json": components["schemas"]["MoveOffer"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
}
