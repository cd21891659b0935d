// Made by npm run generate from openapi/portal-user.yaml.
export interface paths {
    "/user-profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in user and, for staff who act as a customer's user, that user. */
        get: operations["getUserProfiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changes the signed-in user's own details. Read the profiles again afterwards. */
        patch: operations["updateUserProfile"];
        trace?: never;
    };
    "/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer of the access token. */
        get: operations["getCurrentCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/selectable-customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customers that the caller can act for, by name.
         * @description Of the provider's staff every customer; of others those whose active user they are.
         */
        get: operations["listSelectableCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/selectable-customers/{customerId}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The active users of a customer whom the provider's staff can act as, by name. */
        get: operations["listSelectableUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/selectable-customers/{customerId}/users/{userId}/acting-reasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says why the caller is about to act as a customer's user.
         * @description Asked for before the identity provider is asked to act as the user: a token that acts is accepted only if a reason was given at most
         *     five minutes before its acting began, or since then. The newest reason is the one that holds. The customer's administrators read the reason in the user's activity, and it stands in the audit
         *     row of all that is done. 404 where the registry has no such customer or the customer no such active user.
         */
        post: operations["giveActingReason"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b2b-customer/feature-flags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is switched on or off for the customer. A flag shows or hides; it never grants a right. */
        get: operations["getFeatureFlags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b2b-customer/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the caller has chosen for the portal, in this customer.
         * @description Staff have their own, also while they act as a customer's user.
         */
        get: operations["getPreferences"];
        put?: never;
        /** Changes what the caller has chosen. What is left out stays as it is. */
        post: operations["savePreferences"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b2b-customer/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the start page shows, each part for itself.
         * @description A part is there only if the caller may read what it is made of. One that could not be read is null, and `errors` says why by its name:
         *     the status that the part's own API would have answered, 504 after four seconds, 501 where the API is another system's.
         */
        get: operations["getOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b2b-customer/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What of the company's has a text in its name, id or address; eight of each kind at most.
         * @description A kind is there only if the caller may list it. One that could not be searched is null, and `errors` says why by its name, as a status.
         *     Disturbances and planned works are found by reference, title and place, and by what an affected service is found by; their titles are in the
         *     language of Accept-Language.
         */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's saved views of the lists that they may open, and those that are shared in the customer, by name.
         * @description Staff have their own, also while they act as a customer's user.
         */
        get: operations["listSavedViews"];
        put?: never;
        /**
         * Saves a view for the caller, or for the whole customer.
         * @description 403 for a page that the caller may not open.
         */
        post: operations["createSavedView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-views/{viewId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a view that the caller sees answers 404. */
                viewId: string;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Changes a saved view.
         * @description A shared view can be changed by its owner and by user administrators; only the owner can stop sharing it. 403 otherwise.
         *     Everybody who sees a view may send it as it is with another `opensFirst`, which holds for the caller alone and leaves the version.
         */
        put: operations["updateSavedView"];
        post?: never;
        /**
         * Deletes a saved view.
         * @description A shared one is deleted by its owner and by user administrators; 403 otherwise.
         */
        delete: operations["deleteSavedView"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        SavedViewDetails: {
            page: components["schemas"]["SavedViewPage"];
            /** @description 1 to 80 characters. */
            name: string;
            /** @description Filters, order, row height and the like, as the query of the page's address has them, without the question mark; `invalidFormat` (422) for anything but names with values. */
            query: string;
            /** @description Ids of the columns in their order. None where each reader sees their own. */
            columns: string[];
            sharedWith: components["schemas"]["SavedViewAudience"];
            /** @description Whether the caller opens the list with it, in place of any other; for the caller alone. Left out, that stays as it is. */
            opensFirst?: boolean;
        };
        /**
         * @description The list that a view is of, with the site list and the map under `services`.
         * @enum {string}
         */
        SavedViewPage: "services" | "contacts" | "orders" | "quotes" | "placedOrders" | "siteLists" | "approvals" | "changeRequests" | "opticalRequests" | "plannedWorks" | "statusHistory" | "providerDisturbances" | "users" | "roleRequests" | "userGroups" | "quoteHandling" | "priceRules" | "notifications";
        /** @enum {string} */
        SavedViewAudience: "ME" | "COMPANY";
        SavedView: {
            id: string;
            page: components["schemas"]["SavedViewPage"];
            name: string;
            query: string;
            columns: string[];
            sharedWith: components["schemas"]["SavedViewAudience"];
            /** @description The caller opens the list with it. */
            opensFirst: boolean;
            /** @description Null where it belongs to the provider's staff, or to a user who is gone. */
            ownerName: string | null;
            /** @description It belongs to the caller. */
            isOwn: boolean;
            /** @description The caller may change and delete it. */
            mayChange: boolean;
            /** @description The number in the ETag; send it back as If-Match: "<version>". */
            version: number;
        };
        FeatureFlags: {
            [key: string]: boolean;
        };
        Overview: {
            services?: components["schemas"]["OverviewServices"] | null;
            status?: components["schemas"]["OverviewStatus"] | null;
            /** @description Those that ended less than half a year ago, and those to come; the earliest first. */
            freezePeriods?: components["schemas"]["OverviewFreeze"][] | null;
            waitingOrders?: components["schemas"]["WaitingOrders"] | null;
            waitingChangeRequests?: components["schemas"]["WaitingChangeRequests"] | null;
            waitingWorks?: components["schemas"]["WaitingWorks"] | null;
            disturbances?: components["schemas"]["OverviewDisturbances"] | null;
            waitingRoleRequests?: components["schemas"]["WaitingRoleRequests"] | null;
            waitingQuotes?: components["schemas"]["WaitingQuotes"] | null;
            users?: components["schemas"]["OverviewUsers"] | null;
            /** @description Left out for those who see no prices. */
            fees?: components["schemas"]["OverviewFees"] | null;
            deliveries?: components["schemas"]["Deliveries"] | null;
            /** @description Why a part is null, as a status of HTTP. */
            errors: {
                [key: string]: number;
            };
        };
        /** @description How many services there are or will be, by status. All that have not ended are in one of them, as in OverviewStatus. */
        OverviewServices: {
            /** @description Without those under notice. */
            inService: number;
            beingInstalled: number;
            underNotice: number;
            /** @description Those whose status cannot be read. */
            unavailable: number;
        };
        /** @description How the services do that are or will be, and the first three of those that do badly, the worst first. */
        OverviewStatus: {
            ok: number;
            degraded: number;
            down: number;
            unknown: number;
            affected: {
                serviceId: string;
                serviceName: string;
                siteName: string;
                city: string;
                /** @enum {string} */
                health: "DEGRADED" | "DOWN";
            }[];
        };
        /** @description How many users the company has, how many of them need a look, and how many have each role and are in each group. */
        OverviewUsers: {
            total: number;
            /** @description Those who may not log in. */
            inactive: number;
            /** @description Those who may log in and have no phone number. */
            withoutPhone: number;
            /** @description Those who may log in and have no role, neither of their own nor through a group. */
            withoutRole: number;
            /** @description Those who may log in and have not accepted their invitation, the first to expire first; five at most. */
            openInvitations: {
                totalItems: number;
                items: {
                    id: string;
                    fullName: string;
                    /** Format: date-time */
                    validUntil: string;
                }[];
            };
            /** @description The roles that an administrator can give, and how many users have each as one of their own. */
            roles: {
                id: string;
                translations: components["schemas"]["Translation"][];
                users: number;
            }[];
            /** @description Those with the most members, eight at most. */
            groups: {
                id: string;
                name: string;
                users: number;
            }[];
            totalGroups: number;
        };
        /** @description What the services cost that are delivered, how many contracts end soon, and which end next. */
        OverviewFees: {
            /** @description The sum of the monthly fees for each country and currency, the largest number of services first. */
            perMonth: {
                amount: number;
                currency: string;
                /** @enum {string} */
                country: "SE" | "NO" | "DK";
                /** @description Those that the sum is made of. */
                services: number;
            }[];
            /** @description Services whose contract ends within three months from today. */
            contractsEnding: number;
            /** @description Services whose contract ends next, from today on; five at most. */
            endingNext: {
                serviceId: string;
                serviceName: string;
                siteName: string;
                city: string;
                /** Format: date */
                contractEndsOn: string;
                monthlyFee: number | null;
                currency: string | null;
            }[];
        };
        OverviewFreeze: {
            id: string;
            translations: components["schemas"]["Translation"][];
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
        };
        OverviewOrder: {
            id: string;
            orderNumber: string;
            product: {
                name: string;
                translations: components["schemas"]["Translation"][];
            };
            siteName: string;
            city: string;
        };
        /** @description Orders that wait for something that the caller may do, the newest first; five at most. */
        WaitingOrders: {
            totalItems: number;
            items: (components["schemas"]["OverviewOrder"] & {
                /** @description What it waits for. */
                actions: ("answer" | "charge" | "date")[];
                /** @description What the provider asks. */
                question: string | null;
                /**
                 * Format: date-time
                 * @description Until when a charge can be decided.
                 */
                respondBy: string | null;
            })[];
        };
        /** @description Change requests that wait for an approval or an answer that the caller may give, the oldest first; five at most. */
        WaitingChangeRequests: {
            totalItems: number;
            items: {
                id: string;
                number: string;
                /** @enum {string} */
                waitsFor: "approval" | "answer";
                kind: {
                    id: string;
                    translations: components["schemas"]["Translation"][];
                };
                /** @description The first of the services that are to be changed. */
                service: {
                    name: string;
                    siteName: string;
                } | null;
                createdBy: string;
                /**
                 * Format: date-time
                 * @description When the change is wanted.
                 */
                windowStart: string;
            }[];
        };
        /** @description Planned works whose window waits for an answer that the caller may give, the first time to answer first, and then those that touch both members of a diverse pair, with whatever else, and that the company has said nothing about; five at most. */
        WaitingWorks: {
            totalItems: number;
            items: components["schemas"]["DisturbanceSummary"][];
        };
        /** @description What is disturbed now, and the works that come next, of those that touch services of the customer; three of each at most. */
        OverviewDisturbances: {
            totalActive: number;
            active: components["schemas"]["DisturbanceSummary"][];
            totalWorks: number;
            works: components["schemas"]["DisturbanceSummary"][];
        };
        /** @description Requests for roles that wait for a decision, the oldest first; five at most. */
        WaitingRoleRequests: {
            totalItems: number;
            items: {
                id: string;
                fullName: string;
                /** Format: date-time */
                requestedAt: string;
            }[];
        };
        /** @description Quotes that wait for the caller, as the list of quotes has them; five at most. */
        WaitingQuotes: {
            totalItems: number;
            items: {
                id: string;
                number: string;
                name: string;
                /** @description answer, renewal or approval. */
                waitsFor: string;
                /** @description Where an approval waits. */
                approval: {
                    id: string;
                    requestedBy: string;
                    /** @description In minor units. */
                    monthlyMinor: number;
                    currency: string;
                    /**
                     * Format: date
                     * @description The last day to decide.
                     */
                    expiresOn: string;
                } | null;
                /** @description Where the provider asks. */
                question: string | null;
                /**
                 * Format: date
                 * @description The last day of its prices.
                 */
                validUntil: string | null;
            }[];
        };
        /** @description Orders on their way, those with the nearest confirmed day first; five at most. */
        Deliveries: {
            totalItems: number;
            items: (components["schemas"]["OverviewOrder"] & {
                status: string;
                /**
                 * Format: date
                 * @description The day that holds.
                 */
                confirmedDeliveryAt: string | null;
                /** @description ISO 8601, for example 2025-W12. */
                estimatedDeliveryWeek: string | null;
            })[];
        };
        PreferenceMap: {
            preferences: {
                [key: string]: string;
            };
        };
        PreferenceChanges: {
            preferences: components["schemas"]["PreferenceChange"][];
        };
        PreferenceChange: {
            preferenceName: components["schemas"]["PreferenceName"];
            /** @description A number, `true` or `false`. */
            preferenceValue: string;
        };
        /** @enum {string} */
        PreferenceName: "mapZoomSpeed" | "showCustomerBrain" | "debugOptionShowMapBoundingBox" | "useMapZoomAnimation" | "isUsingSimpleOverview" | "isFirstDelivery" | "firstDeliveryHasPower" | "firstDeliveryHasSpace" | "firstDeliveryHasPermission" | "showHomeFigures" | "showHomeStatus" | "showHomeWaiting" | "showHomeDeliveries" | "showHomeFees" | "showHomeUsers" | "showHomeContacts" | "showHomeInformation";
        PortalUser: {
            id: string;
            firstName: string;
            lastName: string;
            email: string;
            attributes: {
                cellphone: string | null;
                /** @description Identification of the user. Clients show no more than its end. */
                pin: string | null;
                /**
                 * @description What `pin` is: a personal number, a date of birth or the number of a passport.
                 * @enum {string|null}
                 */
                pinType: "ssn" | "dob" | "ppn" | null;
                /** @enum {string|null} */
                twoFactorBySms: "force" | null;
            };
            roles: string[];
        };
        SessionUsers: {
            currentUser: components["schemas"]["PortalUser"];
            impersonatedUser?: components["schemas"]["PortalUser"];
            /** @description Of staff who act as a user: why, as they have said. */
            actingReason?: string;
        };
        SelectableCustomer: {
            id: string;
            name: string;
            customerReferenceName: string;
            /** @enum {string} */
            microserviceRegistry: "se" | "no" | "dk" | "com";
            type: string;
            /** @description As its country writes it. Absent where it is not known. */
            organisationNumber?: string;
        };
        SelectableUser: {
            id: string;
            /** @description Absent where the system does not know it. */
            fullName?: string;
            email: string;
            roles: string[];
        };
        SearchResults: {
            services?: components["schemas"]["FoundPart"] | null;
            sites?: components["schemas"]["FoundPart"] | null;
            orders?: components["schemas"]["FoundPart"] | null;
            users?: components["schemas"]["FoundPart"] | null;
            changeRequests?: components["schemas"]["FoundPart"] | null;
            contacts?: components["schemas"]["FoundPart"] | null;
            disturbances?: components["schemas"]["FoundPart"] | null;
            plannedWorks?: components["schemas"]["FoundPart"] | null;
            /** @description Why a kind is null, as a status of HTTP. */
            errors: {
                [key: string]: number;
            };
        };
        FoundPart: {
            items: components["schemas"]["FoundItem"][];
            /** @description There are more than are shown. */
            hasMore: boolean;
            /** @description How many there are; 100 stands for as many or more. */
            total: number;
        };
        FoundItem: {
            /** @description As its own API knows it. */
            id: string;
            /** @description What people know it by besides its name: its number, or an e-mail address. */
            code: string | null;
            name: string;
            /** @description What tells it from others of the name, such as where it is. May be empty. */
            detail: string;
            /** @description How a service, an order, a change request, a disturbance or a planned work stands, as its own API says it; of others nothing. */
            status?: string;
            /**
             * @description How a service works, and of a site the worst of its active services where one does not work as it should.
             * @enum {string}
             */
            health?: "OK" | "DEGRADED" | "DOWN" | "UNKNOWN";
            /** @description The active services of a site. */
            serviceCount?: number;
            /** @description How many of those are under notice, where any is. */
            noticeCount?: number;
        };
        /** @description What is left out stays as it is. */
        UserProfileUpdate: {
            firstName?: string;
            lastName?: string;
            /** @description Only as it is; administrators change it. */
            email?: string;
            attributes?: {
                cellphone?: string;
                /**
                 * @description Only as it is.
                 * @enum {string|null}
                 */
                twoFactorBySms?: "force" | null;
            };
        };
        Customer: {
            id: string;
            name: string;
            customerReferenceName: string;
            type: string;
            active: boolean;
            /** @enum {string} */
            microserviceRegistry: "se" | "no" | "dk" | "com";
            /** @description The system that services, orders and invoices come from, no_bss, se_bss or dk_bss. Any other counts as se_bss. */
            sourceBillingSystem?: string;
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
        MovedWindow: {
            /** Format: date-time */
            startsAt: string;
            /** Format: date-time */
            endsAt: string;
            /** Format: date-time */
            movedAt: string;
            reason: components["schemas"]["Texts"];
        };
        DisturbanceUpdate: {
            id: string;
            /** Format: date-time */
            at: string;
            /** @description ANNOUNCED, UPDATED, MOVED, CANCELLED, CHANGED, or of this customer ACKNOWLEDGED, ASKED, REPORTED, SERVICES_ADDED, SERVICES_REMOVED. */
            kind: string;
            state: string;
            text: components["schemas"]["Texts"];
            by: string;
            serviceIds?: string[];
        };
        /** @description What it does to the customer, or to the part of its services that the caller's scope holds. */
        Share: {
            /** @description The worst: NO-IMPACT, REDUCED-REDUNDANCY, DEGRADED or OUTAGE. */
            impact: string;
            services: number;
            sites: number;
            outageServices: number;
            /** @description The longest interruption. */
            minutes: number | null;
            /** @description Five at most. */
            cities: string[];
        };
        Answer: {
            /** @description NOT_NEEDED, NOT_ASKED, WAITING, ACKNOWLEDGED, QUESTION_ASKED, DATE_ASKED, or PASSED without an answer. */
            state: string;
            /** Format: date-time */
            answerBy: string | null;
            /** Format: date-time */
            answeredAt: string | null;
            answeredBy: string | null;
            /** @description An acknowledgement of a window that it was moved from. */
            earlier?: {
                /** Format: date-time */
                at: string;
                by: string;
            };
        };
        DisturbanceSummary: {
            id: string;
            /** @description DISTURBANCE or PLANNED_WORK. */
            type: string;
            reference: string;
            title: components["schemas"]["Texts"];
            /** @description NORMAL, EMERGENCY or THIRD_PARTY. A normal work that is told less than ten days ahead counts as an emergency. */
            kind: string;
            /** @description Of a disturbance INVESTIGATING, IDENTIFIED, MONITORING or RESOLVED; of a planned work TENTATIVE, CONFIRMED, IN_PROCESS, VERIFYING, COMPLETED, RE_SCHEDULED or CANCELLED; for staff DRAFT besides. */
            state: string;
            /** Format: date-time */
            startsAt: string;
            /**
             * Format: date-time
             * @description End of the window; of a disturbance when it was resolved.
             */
            endsAt: string | null;
            /** Format: date-time */
            estimatedEndAt: string | null;
            /** Format: date-time */
            nextUpdateAt: string | null;
            expectedOutageMinutes: number | null;
            /** @description The latest last. */
            movedFrom: components["schemas"]["MovedWindow"][];
            /** Format: date-time */
            announcedAt: string | null;
            /** @description Whole days between the latest announcement or move and the window. */
            noticeDays: number | null;
            /** Format: date-time */
            resolvedAt: string | null;
            latestUpdate: components["schemas"]["DisturbanceUpdate"] | null;
            countries: string[];
            /** @description The freeze periods that the window lies in. */
            freezeIds: string[];
            mine: components["schemas"]["Share"] | null;
            answer: components["schemas"]["Answer"];
            /** @description Names of diverse pairs whose members it would touch both, alone or with something else. */
            pairsAtRisk: string[];
            rootCause: components["schemas"]["Texts"];
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
    getUserProfiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session's users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "currentUser": {
                     *         "id": "0e9e5b1e-6b0a-4b55-8f0b-2f9e4c7f1a11",
                     *         "firstName": "Astrid",
                     *         "lastName": "Lindqvist",
                     *         "email": "astrid.lindqvist@havstrand.example",
                     *         "attributes": {
                     *           "cellphone": "+46701740605",
                     *           "pin": null,
                     *           "pinType": null,
                     *           "twoFactorBySms": null
                     *         },
                     *         "roles": [
                     *           "UserAdministrator"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SessionUsers"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateUserProfile: {
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
                 *       "firstName": "Astrid",
                 *       "lastName": "Lindqvist",
                 *       "email": "astrid.lindqvist@havstrand.example",
                 *       "attributes": {
                 *         "cellphone": "+46701740606",
                 *         "twoFactorBySms": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["UserProfileUpdate"];
            };
        };
        responses: {
            /** @description The details are saved. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    getCurrentCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "4471820",
                     *       "name": "Havstrand Logistik AB",
                     *       "customerReferenceName": "Havstrand",
                     *       "type": "business",
                     *       "active": true,
                     *       "microserviceRegistry": "se"
                     *     }
                     */
                    "application/json": components["schemas"]["Customer"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listSelectableCustomers: {
        parameters: {
            query?: {
                /** @description Those of the user whom the caller acts as, instead of the caller's own. */
                getImpersonatedUserCustomers?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "4471820",
                     *         "name": "Havstrand Logistik AB",
                     *         "customerReferenceName": "Havstrand",
                     *         "microserviceRegistry": "se",
                     *         "type": "business",
                     *         "organisationNumber": "559901-4471"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SelectableCustomer"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listSelectableUsers: {
        parameters: {
            query?: never;
            header: {
                /** @description The registry of the customer. In any other the customer is absent. */
                "X-Microservice-Registry": "se" | "no" | "dk" | "com";
            };
            path: {
                customerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0e9e5b1e-6b0a-4b55-8f0b-2f9e4c7f1a11",
                     *         "fullName": "Astrid Lindqvist",
                     *         "email": "astrid.lindqvist@havstrand.example",
                     *         "roles": [
                     *           "UserAdministrator"
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SelectableUser"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    giveActingReason: {
        parameters: {
            query?: never;
            header: {
                /** @description The registry of the customer. In any other the customer is absent. */
                "X-Microservice-Registry": "se" | "no" | "dk" | "com";
                /** @description A UUID made when the form opens. The same key with the same body answers the first result again, for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                customerId: string;
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Case 48213. The user cannot find the order."
                 *     }
                 */
                "application/json": {
                    /** @description One line of 200 characters at most, of which at least five are seen. A shorter one is `invalidFormat`. */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description The reason holds. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    getFeatureFlags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The flags by name. One that is not there is off. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "performanceStatistics": true,
                     *       "serviceUpgrades": false
                     *     }
                     */
                    "application/json": components["schemas"]["FeatureFlags"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The choices, by name and as text. Of one that is not there the default holds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "preferences": {
                     *         "isUsingSimpleOverview": "true",
                     *         "mapZoomSpeed": "3"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PreferenceMap"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    savePreferences: {
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
                 *       "preferences": [
                 *         {
                 *           "preferenceName": "isUsingSimpleOverview",
                 *           "preferenceValue": "true"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PreferenceChanges"];
            };
        };
        responses: {
            /** @description The choices are saved. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    getOverview: {
        parameters: {
            query?: {
                /** @description The wanted parts, separated by commas; unknown ones are left out. Without it, all. */
                parts?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The parts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "services": {
                     *         "inService": 205,
                     *         "beingInstalled": 6,
                     *         "underNotice": 3,
                     *         "unavailable": 0
                     *       },
                     *       "status": {
                     *         "ok": 208,
                     *         "degraded": 1,
                     *         "down": 2,
                     *         "unknown": 3,
                     *         "affected": []
                     *       },
                     *       "waitingOrders": null,
                     *       "errors": {
                     *         "waitingOrders": 503
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Overview"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    search: {
        parameters: {
            query: {
                /** @description The text, in any case. Shorter ones would find nearly everything. */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found, by kind. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "services": {
                     *         "items": [
                     *           {
                     *             "id": "SE-204418",
                     *             "code": "SE-204418",
                     *             "name": "DIA Static",
                     *             "detail": "Lindholmspiren 5, Göteborg",
                     *             "status": "In service",
                     *             "health": "OK"
                     *           }
                     *         ],
                     *         "hasMore": true,
                     *         "total": 9
                     *       },
                     *       "users": null,
                     *       "errors": {
                     *         "users": 503
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SearchResults"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listSavedViews: {
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
                     *           "page": "services",
                     *           "name": "Oslo, by capacity",
                     *           "query": "city=Oslo&sort=-capacity",
                     *           "columns": [
                     *             "serviceName",
                     *             "site",
                     *             "capacity"
                     *           ],
                     *           "sharedWith": "COMPANY",
                     *           "opensFirst": false,
                     *           "ownerName": "Elin Wallgren",
                     *           "isOwn": true,
                     *           "mayChange": true,
                     *           "version": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["SavedView"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createSavedView: {
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
                 *       "page": "services",
                 *       "name": "Oslo, by capacity",
                 *       "query": "city=Oslo&sort=-capacity",
                 *       "columns": [
                 *         "serviceName",
                 *         "site",
                 *         "capacity"
                 *       ],
                 *       "sharedWith": "COMPANY"
                 *     }
                 */
                "application/json": components["schemas"]["SavedViewDetails"];
            };
        };
        responses: {
            /** @description The view was saved. */
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
                     *       "page": "services",
                     *       "name": "Oslo, by capacity",
                     *       "query": "city=Oslo&sort=-capacity",
                     *       "columns": [
                     *         "serviceName",
                     *         "site",
                     *         "capacity"
                     *       ],
                     *       "sharedWith": "COMPANY",
                     *       "opensFirst": false,
                     *       "ownerName": "Elin Wallgren",
                     *       "isOwn": true,
                     *       "mayChange": true,
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateSavedView: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read, for example "3". Missing gives 428, an older one 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Anything that is not the id of a view that the caller sees answers 404. */
                viewId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "page": "services",
                 *       "name": "Oslo, by capacity",
                 *       "query": "city=Oslo&sort=-capacity",
                 *       "columns": [
                 *         "serviceName",
                 *         "site",
                 *         "capacity"
                 *       ],
                 *       "sharedWith": "COMPANY"
                 *     }
                 */
                "application/json": components["schemas"]["SavedViewDetails"];
            };
        };
        responses: {
            /** @description The view as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0e9e5b1e-6b0a-4b55-8f0b-2f9e4c7f1a11",
                     *       "page": "services",
                     *       "name": "Oslo, by capacity",
                     *       "query": "city=Oslo&sort=-capacity",
                     *       "columns": [
                     *         "serviceName",
                     *         "site",
                     *         "capacity"
                     *       ],
                     *       "sharedWith": "COMPANY",
                     *       "opensFirst": false,
                     *       "ownerName": "Elin Wallgren",
                     *       "isOwn": true,
                     *       "mayChange": true,
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteSavedView: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read, for example "3". Missing gives 428, an older one 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Anything that is not the id of a view that the caller sees answers 404. */
                viewId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The view is gone. */
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
