// Made by npm run generate from openapi/disturbances.yaml.
export interface paths {
    "/disturbances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Disturbances and planned works, one page at a time.
         * @description Several filters must all hold. Values that nothing is known of find nothing.
         */
        get: operations["listDisturbances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/disturbances/{disturbanceId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that the customer is not told of answers 404. */
                disturbanceId: string;
            };
            cookie?: never;
        };
        /** One disturbance or planned work. */
        get: operations["getDisturbance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/disturbances/{disturbanceId}/services": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that the customer is not told of answers 404. */
                disturbanceId: string;
            };
            cookie?: never;
        };
        /** The customer's services that it touches, one page at a time, members of pairs first, then the worst. */
        get: operations["listAffectedServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/disturbances/{disturbanceId}/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that the customer is not told of answers 404. */
                disturbanceId: string;
            };
            cookie?: never;
        };
        /** The work's windows as a calendar file. */
        get: operations["getDisturbanceCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/disturbances/{disturbanceId}/acknowledgements": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that the customer is not told of answers 404. */
                disturbanceId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says that the customer knows of the work and agrees with its window.
         * @description For the window that is planned now; after a move it is asked again.
         */
        post: operations["acknowledgeDisturbance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/disturbances/{disturbanceId}/inquiries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that the customer is not told of answers 404. */
                disturbanceId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks a question, or for another date, until the time to answer is over. */
        post: operations["askAboutDisturbance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/disturbances/{disturbanceId}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that the customer is not told of answers 404. */
                disturbanceId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says that services of the customer are hit, too, that the provider has not named. */
        post: operations["reportAffected"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider/disturbances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All of every customer, drafts included, for the provider's staff alone. */
        get: operations["listProviderDisturbances"];
        put?: never;
        /** Opens a disturbance, or writes down a planned work. */
        post: operations["createDisturbance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider/disturbances/previews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whom a draft would touch. Nothing is written, and nobody is told. */
        post: operations["previewDisturbance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider/disturbances/{disturbanceId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that the customer is not told of answers 404. */
                disturbanceId: string;
            };
            cookie?: never;
        };
        /** One of them with all that is known, for the provider's staff alone. */
        get: operations["getProviderDisturbance"];
        /** Replaces its texts and what it touches. Its window is moved, its state changed by calls of their own. */
        put: operations["changeDisturbance"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider/disturbances/{disturbanceId}/updates": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that the customer is not told of answers 404. */
                disturbanceId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tells customers how far it is, and moves it to another state where one is given. */
        post: operations["updateDisturbance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider/disturbances/{disturbanceId}/moves": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that the customer is not told of answers 404. */
                disturbanceId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Moves a planned work to another window. Customers who had acknowledged are asked again. */
        post: operations["moveDisturbance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider/disturbances/{disturbanceId}/cancellations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that the customer is not told of answers 404. */
                disturbanceId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancels a planned work that has not begun. */
        post: operations["cancelDisturbance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider/disturbances/{disturbanceId}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that the customer is not told of answers 404. */
                disturbanceId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answers a question of a customer, or its wish for another date. */
        post: operations["answerInquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Services of every active customer that a text is found in, for naming what is touched. */
        get: operations["findServicesOfCustomers"];
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
        Texts: {
            /** @enum {string} */
            language: "sv" | "en" | "no" | "da";
            displayName: string;
        }[];
        /** @description ISO 8601, with an offset, or without one in local time. */
        Moment: string;
        WindowDraft: {
            startsAt: components["schemas"]["Moment"];
            endsAt: components["schemas"]["Moment"];
        };
        Window: {
            /** Format: date-time */
            startsAt: string;
            /** Format: date-time */
            endsAt: string;
        };
        MovedWindow: {
            /** Format: date-time */
            startsAt: string;
            /** Format: date-time */
            endsAt: string;
            /** Format: date-time */
            movedAt: string;
            reason: components["schemas"]["Texts"];
        };
        Place: {
            name: string;
            coordinates: {
                longitude: number;
                latitude: number;
            } | null;
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
        DisturbancePage: {
            items: components["schemas"]["DisturbanceSummary"][];
            totalItems: number;
            totalPages: number;
            currentPage: number;
            /** @description Whatever the filter but `onlyMine`. */
            counts: {
                disturbances: number;
                plannedWorks: number;
                past: number;
                waiting: number;
            };
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
        AffectedService: {
            serviceId: string;
            serviceName: string;
            productId: string;
            siteId: string;
            siteName: string;
            city: string;
            impact: string;
            /** @description How long it is interrupted. */
            minutes: number | null;
            /**
             * Format: date-time
             * @description Its own time within the window, where that is known.
             */
            startsAt: string | null;
            /** Format: date-time */
            endsAt: string | null;
            /** Format: date-time */
            restoredAt: string | null;
            /** @description The diverse pair that it is a member of. */
            pair: string | null;
        };
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
        Inquiry: {
            id: string;
            /** @description For the provider's staff. */
            customerId?: string;
            customerName?: string;
            kind: string;
            /** @description OPEN, ANSWERED, ACCEPTED or DECLINED. */
            state: string;
            text: string;
            /** @description Empty for all. */
            serviceIds: string[];
            wantedWindows: components["schemas"]["Window"][];
            usesBackupWindow: boolean;
            customerReference: string;
            contactName: string;
            /** Format: date-time */
            askedAt: string;
            askedBy: string;
            answer: string | null;
            /** Format: date-time */
            answeredAt: string | null;
            answeredBy: string | null;
        };
        InquiryCreate: {
            /** @enum {string} */
            kind: "IMPACT" | "RESCHEDULE" | "SPECIAL_HANDLING" | "OTHER";
            text: string;
            /** @description All where it is empty or missing. */
            serviceIds?: string[];
            /** @description Of RESCHEDULE, one to three, unless the back-up window suits. */
            wantedWindows?: components["schemas"]["WindowDraft"][];
            usesBackupWindow?: boolean;
            customerReference?: string;
            contactName?: string;
        };
        Disturbance: {
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
            description: components["schemas"]["Texts"];
            advice: components["schemas"]["Texts"];
            place: components["schemas"]["Place"] | null;
            handledBy: string;
            backupWindows: components["schemas"]["Window"][];
            /** @description The first hundred; `listAffectedServices` has all. */
            affected: components["schemas"]["AffectedService"][];
            /** @description The latest first. */
            updates: components["schemas"]["DisturbanceUpdate"][];
            /** @description Of this customer, the latest first. */
            inquiries: components["schemas"]["Inquiry"][];
            resolution: components["schemas"]["Texts"];
            mitigation: components["schemas"]["Texts"];
            cancelReason: components["schemas"]["Texts"];
            risks: components["schemas"]["RedundancyRisk"][];
            /** @description What the caller may do now: acknowledge, ask, askForAnotherDate, report. */
            actions: string[];
            /** @description As in calendars: one more with each change. */
            sequence: number;
            version: number;
        };
        AffectedDraft: {
            /** @description The node, cable or site that is worked on, for the provider alone. */
            through: string;
            /** @description Counts as OUTAGE where it is missing or nothing is known of it. */
            impact?: string;
            minutes?: number;
            startsAt?: components["schemas"]["Moment"];
            endsAt?: components["schemas"]["Moment"];
            services?: {
                customerId: string;
                serviceId: string;
            }[];
            /** @description Or all services that run at sites there. */
            cities?: string[];
            /** @description With cities, of these products alone. */
            productIds?: string[];
        };
        DisturbanceDraft: {
            /** @enum {string} */
            type: "DISTURBANCE" | "PLANNED_WORK";
            /**
             * @default NORMAL
             * @enum {string}
             */
            kind: "NORMAL" | "EMERGENCY" | "THIRD_PARTY";
            /** @description To begin with: INVESTIGATING or IDENTIFIED; DRAFT, TENTATIVE or CONFIRMED. */
            state?: string;
            title: components["schemas"]["Texts"];
            description?: components["schemas"]["Texts"];
            advice?: components["schemas"]["Texts"];
            place?: string;
            longitude?: number;
            latitude?: number;
            countries?: ("se" | "no" | "dk")[];
            /**
             * @description Whether everybody in the countries is told.
             * @default AFFECTED
             * @enum {string}
             */
            visibility: "AFFECTED" | "COUNTRY";
            startsAt: components["schemas"]["Moment"];
            endsAt?: components["schemas"]["Moment"];
            backupWindows?: components["schemas"]["WindowDraft"][];
            estimatedEndAt?: components["schemas"]["Moment"];
            /** @default false */
            showsEstimatedEnd: boolean;
            nextUpdateAt?: components["schemas"]["Moment"];
            expectedOutageMinutes?: number;
            answerBy?: components["schemas"]["Moment"];
            affected: components["schemas"]["AffectedDraft"][];
        };
        UpdateCreate: {
            state?: string;
            text?: components["schemas"]["Texts"];
            nextUpdateAt?: components["schemas"]["Moment"] | null;
            estimatedEndAt?: components["schemas"]["Moment"] | null;
            showsEstimatedEnd?: boolean;
            endsAt?: components["schemas"]["Moment"];
            rootCause?: components["schemas"]["Texts"];
            resolution?: components["schemas"]["Texts"];
            mitigation?: components["schemas"]["Texts"];
            /** @description What is back, by what it runs through. */
            restored?: string[];
        };
        DisturbancePreview: {
            services: number;
            outageServices: number;
            customers: number;
            /** @description How many of the customers read the portal in which language, by its country. */
            languages: {
                /** @enum {string} */
                language: "sv" | "en" | "no" | "da";
                customers: number;
            }[];
            items: {
                customerId: string;
                customerName: string;
                services: number;
                impact: string;
            }[];
        };
        ProviderDisturbance: {
            id: string;
            type: string;
            reference: string;
            title: components["schemas"]["Texts"];
            description: components["schemas"]["Texts"];
            advice: components["schemas"]["Texts"];
            kind: string;
            state: string;
            impact: string;
            visibility: string;
            countries: string[];
            place: components["schemas"]["Place"] | null;
            /** Format: date-time */
            startsAt: string;
            /** Format: date-time */
            endsAt: string | null;
            backupWindows: components["schemas"]["Window"][];
            /** Format: date-time */
            estimatedEndAt: string | null;
            showsEstimatedEnd: boolean;
            /** Format: date-time */
            nextUpdateAt: string | null;
            expectedOutageMinutes: number | null;
            /** Format: date-time */
            answerBy: string | null;
            movedFrom: components["schemas"]["MovedWindow"][];
            /** Format: date-time */
            announcedAt: string | null;
            /** Format: date-time */
            resolvedAt: string | null;
            handledBy: string;
            rootCause: components["schemas"]["Texts"];
            resolution: components["schemas"]["Texts"];
            mitigation: components["schemas"]["Texts"];
            cancelReason: components["schemas"]["Texts"];
            services: number;
            customers: number;
            /** @description Of customers who wait for an answer. */
            openInquiries: number;
            /** @description Customers who have acknowledged the window that is planned now. */
            acknowledged: number;
            /** @description What it touches, by what that runs through. Not in the list. */
            groups: {
                through: string;
                customerId: string;
                customerName: string;
                impact: string;
                minutes: number | null;
                /** Format: date-time */
                startsAt: string | null;
                /** Format: date-time */
                endsAt: string | null;
                services: number;
                restored: number;
                /** @description Ten thousand at most. */
                serviceIds: string[];
            }[];
            updates: components["schemas"]["DisturbanceUpdate"][];
            inquiries: components["schemas"]["Inquiry"][];
            reports: {
                customerId: string;
                customerName: string;
                serviceIds: string[];
                text: string;
                ticketReference: string;
                /** Format: date-time */
                at: string;
                by: string;
            }[];
            /** @description States that an update may move it to. */
            nextStates: string[];
            sequence: number;
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
    listDisturbances: {
        parameters: {
            query?: {
                /** @description Number of the page; the first is 0. Beyond the end the answer is empty and `totalPages` says how many there are. */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                type?: "DISTURBANCE" | "PLANNED_WORK";
                /** @description What is there or to come, or what is over, cancelled ones included. */
                period?: "current" | "past";
                /** @description States with commas between them. */
                state?: string;
                /** @description Worst impacts on the customer with commas between them. */
                impact?: string;
                /** @description Kinds with commas between them. */
                kind?: string;
                /** @description First day of the windows, in local time. */
                from?: string;
                /** @description Last day of the windows. */
                to?: string;
                siteId?: string;
                serviceId?: string;
                /** @description Tags with commas between them, one of which an affected service has. */
                tagIds?: string;
                /** @description Found anywhere in reference, title or place, or in what an affected service of the customer is found by; in any case. */
                text?: string;
                /** @description Only works within a freeze period of one of their countries. */
                inFreeze?: boolean;
                /** @description Only what belongs to a risk that both members of a diverse pair are touched. */
                atRisk?: boolean;
                /** @description Only what touches services of the customer. Otherwise also what the provider tells everybody in the customer's country. */
                onlyMine?: boolean;
                /** @description Whether works that wait for the customer's answer come before the rest, by the time to answer. */
                waitingFirst?: boolean;
                /** @description With a minus sign before it, the other way round. */
                sortBy?: "startsAt" | "-startsAt" | "reference" | "-reference" | "impact" | "-impact" | "services" | "-services";
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
                     *           "type": "PLANNED_WORK",
                     *           "reference": "PW-24-1187",
                     *           "title": [
                     *             {
                     *               "language": "en",
                     *               "displayName": "Fibre reroute at Skeppsbron"
                     *             }
                     *           ],
                     *           "kind": "NORMAL",
                     *           "state": "RE_SCHEDULED",
                     *           "startsAt": "2024-12-06T22:00:00.000Z",
                     *           "endsAt": "2024-12-07T03:00:00.000Z",
                     *           "estimatedEndAt": null,
                     *           "nextUpdateAt": null,
                     *           "expectedOutageMinutes": 40,
                     *           "movedFrom": [
                     *             {
                     *               "startsAt": "2024-11-19T22:00:00.000Z",
                     *               "endsAt": "2024-11-20T03:00:00.000Z",
                     *               "movedAt": "2024-11-15T09:00:00.000Z",
                     *               "reason": [
                     *                 {
                     *                   "language": "en",
                     *                   "displayName": "The digging permit came late"
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "announcedAt": "2024-11-04T09:00:00.000Z",
                     *           "noticeDays": 21,
                     *           "resolvedAt": null,
                     *           "latestUpdate": null,
                     *           "countries": [
                     *             "se"
                     *           ],
                     *           "freezeIds": [],
                     *           "mine": {
                     *             "impact": "OUTAGE",
                     *             "services": 4,
                     *             "sites": 2,
                     *             "outageServices": 2,
                     *             "minutes": 40,
                     *             "cities": [
                     *               "Malmö",
                     *               "Helsingborg"
                     *             ]
                     *           },
                     *           "answer": {
                     *             "state": "WAITING",
                     *             "answerBy": "2024-11-28T15:00:00.000Z",
                     *             "answeredAt": null,
                     *             "answeredBy": null
                     *           },
                     *           "pairsAtRisk": [
                     *             "Malmö-Helsingborg"
                     *           ],
                     *           "rootCause": []
                     *         }
                     *       ],
                     *       "totalItems": 1,
                     *       "totalPages": 1,
                     *       "currentPage": 0,
                     *       "counts": {
                     *         "disturbances": 1,
                     *         "plannedWorks": 9,
                     *         "past": 48,
                     *         "waiting": 3
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DisturbancePage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getDisturbance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that the customer is not told of answers 404. */
                disturbanceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3c0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "type": "PLANNED_WORK",
                     *       "reference": "PW-24-1187",
                     *       "title": [
                     *         {
                     *           "language": "en",
                     *           "displayName": "Fibre reroute at Skeppsbron"
                     *         }
                     *       ],
                     *       "kind": "NORMAL",
                     *       "state": "RE_SCHEDULED",
                     *       "startsAt": "2024-12-06T22:00:00.000Z",
                     *       "endsAt": "2024-12-07T03:00:00.000Z",
                     *       "estimatedEndAt": null,
                     *       "nextUpdateAt": null,
                     *       "expectedOutageMinutes": 40,
                     *       "movedFrom": [
                     *         {
                     *           "startsAt": "2024-11-19T22:00:00.000Z",
                     *           "endsAt": "2024-11-20T03:00:00.000Z",
                     *           "movedAt": "2024-11-15T09:00:00.000Z",
                     *           "reason": [
                     *             {
                     *               "language": "en",
                     *               "displayName": "The digging permit came late"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "announcedAt": "2024-11-04T09:00:00.000Z",
                     *       "noticeDays": 21,
                     *       "resolvedAt": null,
                     *       "latestUpdate": null,
                     *       "countries": [
                     *         "se"
                     *       ],
                     *       "freezeIds": [],
                     *       "mine": {
                     *         "impact": "OUTAGE",
                     *         "services": 4,
                     *         "sites": 2,
                     *         "outageServices": 2,
                     *         "minutes": 40,
                     *         "cities": [
                     *           "Malmö",
                     *           "Helsingborg"
                     *         ]
                     *       },
                     *       "answer": {
                     *         "state": "WAITING",
                     *         "answerBy": "2024-11-28T15:00:00.000Z",
                     *         "answeredAt": null,
                     *         "answeredBy": null
                     *       },
                     *       "pairsAtRisk": [
                     *         "Malmö-Helsingborg"
                     *       ],
                     *       "rootCause": [],
                     *       "description": [
                     *         {
                     *           "language": "en",
                     *           "displayName": "The old duct is filled in."
                     *         }
                     *       ],
                     *       "advice": [
                     *         {
                     *           "language": "en",
                     *           "displayName": "Leave your equipment powered on."
                     *         }
                     *       ],
                     *       "place": {
                     *         "name": "Skeppsbron 9-13, Malmö",
                     *         "coordinates": {
                     *           "longitude": 13,
                     *           "latitude": 55.61
                     *         }
                     *       },
                     *       "handledBy": "Arne Vik",
                     *       "backupWindows": [
                     *         {
                     *           "startsAt": "2024-12-08T22:00:00.000Z",
                     *           "endsAt": "2024-12-09T03:00:00.000Z"
                     *         }
                     *       ],
                     *       "affected": [
                     *         {
                     *           "serviceId": "SE-198032",
                     *           "serviceName": "IP Link",
                     *           "productId": "ip-link",
                     *           "siteId": "S-10007",
                     *           "siteName": "Malmö kontor",
                     *           "city": "Malmö",
                     *           "impact": "OUTAGE",
                     *           "minutes": 40,
                     *           "startsAt": "2024-12-06T22:40:00.000Z",
                     *           "endsAt": "2024-12-06T23:20:00.000Z",
                     *           "restoredAt": null,
                     *           "pair": "Malmö-Helsingborg"
                     *         }
                     *       ],
                     *       "updates": [
                     *         {
                     *           "id": "1",
                     *           "at": "2024-11-15T09:00:00.000Z",
                     *           "kind": "MOVED",
                     *           "state": "RE_SCHEDULED",
                     *           "text": [
                     *             {
                     *               "language": "en",
                     *               "displayName": "The digging permit came late"
                     *             }
                     *           ],
                     *           "by": "Arne Vik"
                     *         }
                     *       ],
                     *       "inquiries": [],
                     *       "resolution": [],
                     *       "mitigation": [],
                     *       "cancelReason": [],
                     *       "risks": [],
                     *       "actions": [
                     *         "acknowledge",
                     *         "ask",
                     *         "askForAnotherDate"
                     *       ],
                     *       "sequence": 2,
                     *       "version": 5
                     *     }
                     */
                    "application/json": components["schemas"]["Disturbance"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listAffectedServices: {
        parameters: {
            query?: {
                /** @description Number of the page; the first is 0. Beyond the end the answer is empty and `totalPages` says how many there are. */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /** @description Anything that the customer is not told of answers 404. */
                disturbanceId: string;
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
                     *           "serviceId": "SE-198032",
                     *           "serviceName": "IP Link",
                     *           "productId": "ip-link",
                     *           "siteId": "S-10007",
                     *           "siteName": "Malmö kontor",
                     *           "city": "Malmö",
                     *           "impact": "OUTAGE",
                     *           "minutes": 40,
                     *           "startsAt": "2024-12-06T22:40:00.000Z",
                     *           "endsAt": "2024-12-06T23:20:00.000Z",
                     *           "restoredAt": null,
                     *           "pair": "Malmö-Helsingborg"
                     *         }
                     *       ],
                     *       "totalItems": 1,
                     *       "totalPages": 1,
                     *       "currentPage": 0
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["AffectedService"][];
                        totalItems: number;
                        totalPages: number;
                        currentPage: number;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getDisturbanceCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that the customer is not told of answers 404. */
                disturbanceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One event for each window. 404 where it has no window. */
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
    acknowledgeDisturbance: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID made when the form opens. The same key with the same body answers the first result again, for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Anything that the customer is not told of answers 404. */
                disturbanceId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description It, as it is then. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3c0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "type": "PLANNED_WORK",
                     *       "reference": "PW-24-1187",
                     *       "title": [
                     *         {
                     *           "language": "en",
                     *           "displayName": "Fibre reroute at Skeppsbron"
                     *         }
                     *       ],
                     *       "kind": "NORMAL",
                     *       "state": "RE_SCHEDULED",
                     *       "startsAt": "2024-12-06T22:00:00.000Z",
                     *       "endsAt": "2024-12-07T03:00:00.000Z",
                     *       "estimatedEndAt": null,
                     *       "nextUpdateAt": null,
                     *       "expectedOutageMinutes": 40,
                     *       "movedFrom": [
                     *         {
                     *           "startsAt": "2024-11-19T22:00:00.000Z",
                     *           "endsAt": "2024-11-20T03:00:00.000Z",
                     *           "movedAt": "2024-11-15T09:00:00.000Z",
                     *           "reason": [
                     *             {
                     *               "language": "en",
                     *               "displayName": "The digging permit came late"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "announcedAt": "2024-11-04T09:00:00.000Z",
                     *       "noticeDays": 21,
                     *       "resolvedAt": null,
                     *       "latestUpdate": null,
                     *       "countries": [
                     *         "se"
                     *       ],
                     *       "freezeIds": [],
                     *       "mine": {
                     *         "impact": "OUTAGE",
                     *         "services": 4,
                     *         "sites": 2,
                     *         "outageServices": 2,
                     *         "minutes": 40,
                     *         "cities": [
                     *           "Malmö",
                     *           "Helsingborg"
                     *         ]
                     *       },
                     *       "answer": {
                     *         "state": "WAITING",
                     *         "answerBy": "2024-11-28T15:00:00.000Z",
                     *         "answeredAt": null,
                     *         "answeredBy": null
                     *       },
                     *       "pairsAtRisk": [
                     *         "Malmö-Helsingborg"
                     *       ],
                     *       "rootCause": [],
                     *       "description": [
                     *         {
                     *           "language": "en",
                     *           "displayName": "The old duct is filled in."
                     *         }
                     *       ],
                     *       "advice": [
                     *         {
                     *           "language": "en",
                     *           "displayName": "Leave your equipment powered on."
                     *         }
                     *       ],
                     *       "place": {
                     *         "name": "Skeppsbron 9-13, Malmö",
                     *         "coordinates": {
                     *           "longitude": 13,
                     *           "latitude": 55.61
                     *         }
                     *       },
                     *       "handledBy": "Arne Vik",
                     *       "backupWindows": [
                     *         {
                     *           "startsAt": "2024-12-08T22:00:00.000Z",
                     *           "endsAt": "2024-12-09T03:00:00.000Z"
                     *         }
                     *       ],
                     *       "affected": [
                     *         {
                     *           "serviceId": "SE-198032",
                     *           "serviceName": "IP Link",
                     *           "productId": "ip-link",
                     *           "siteId": "S-10007",
                     *           "siteName": "Malmö kontor",
                     *           "city": "Malmö",
                     *           "impact": "OUTAGE",
                     *           "minutes": 40,
                     *           "startsAt": "2024-12-06T22:40:00.000Z",
                     *           "endsAt": "2024-12-06T23:20:00.000Z",
                     *           "restoredAt": null,
                     *           "pair": "Malmö-Helsingborg"
                     *         }
                     *       ],
                     *       "updates": [
                     *         {
                     *           "id": "1",
                     *           "at": "2024-11-15T09:00:00.000Z",
                     *           "kind": "MOVED",
                     *           "state": "RE_SCHEDULED",
                     *           "text": [
                     *             {
                     *               "language": "en",
                     *               "displayName": "The digging permit came late"
                     *             }
                     *           ],
                     *           "by": "Arne Vik"
                     *         }
                     *       ],
                     *       "inquiries": [],
                     *       "resolution": [],
                     *       "mitigation": [],
                     *       "cancelReason": [],
                     *       "risks": [],
                     *       "actions": [
                     *         "acknowledge",
                     *         "ask",
                     *         "askForAnotherDate"
                     *       ],
                     *       "sequence": 2,
                     *       "version": 5
                     *     }
                     */
                    "application/json": components["schemas"]["Disturbance"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    askAboutDisturbance: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID made when the form opens. The same key with the same body answers the first result again, for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Anything that the customer is not told of answers 404. */
                disturbanceId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "RESCHEDULE",
                 *       "text": "Night sorting for the Christmas peak runs on both paths.",
                 *       "wantedWindows": [
                 *         {
                 *           "startsAt": "2024-12-11T22:00",
                 *           "endsAt": "2024-12-12T03:00"
                 *         }
                 *       ],
                 *       "contactName": "Magnus Dahl",
                 *       "customerReference": "CHG-3391"
                 *     }
                 */
                "application/json": components["schemas"]["InquiryCreate"];
            };
        };
        responses: {
            /** @description It, as it is then. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3c0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "type": "PLANNED_WORK",
                     *       "reference": "PW-24-1187",
                     *       "title": [
                     *         {
                     *           "language": "en",
                     *           "displayName": "Fibre reroute at Skeppsbron"
                     *         }
                     *       ],
                     *       "kind": "NORMAL",
                     *       "state": "RE_SCHEDULED",
                     *       "startsAt": "2024-12-06T22:00:00.000Z",
                     *       "endsAt": "2024-12-07T03:00:00.000Z",
                     *       "estimatedEndAt": null,
                     *       "nextUpdateAt": null,
                     *       "expectedOutageMinutes": 40,
                     *       "movedFrom": [
                     *         {
                     *           "startsAt": "2024-11-19T22:00:00.000Z",
                     *           "endsAt": "2024-11-20T03:00:00.000Z",
                     *           "movedAt": "2024-11-15T09:00:00.000Z",
                     *           "reason": [
                     *             {
                     *               "language": "en",
                     *               "displayName": "The digging permit came late"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "announcedAt": "2024-11-04T09:00:00.000Z",
                     *       "noticeDays": 21,
                     *       "resolvedAt": null,
                     *       "latestUpdate": null,
                     *       "countries": [
                     *         "se"
                     *       ],
                     *       "freezeIds": [],
                     *       "mine": {
                     *         "impact": "OUTAGE",
                     *         "services": 4,
                     *         "sites": 2,
                     *         "outageServices": 2,
                     *         "minutes": 40,
                     *         "cities": [
                     *           "Malmö",
                     *           "Helsingborg"
                     *         ]
                     *       },
                     *       "answer": {
                     *         "state": "WAITING",
                     *         "answerBy": "2024-11-28T15:00:00.000Z",
                     *         "answeredAt": null,
                     *         "answeredBy": null
                     *       },
                     *       "pairsAtRisk": [
                     *         "Malmö-Helsingborg"
                     *       ],
                     *       "rootCause": [],
                     *       "description": [
                     *         {
                     *           "language": "en",
                     *           "displayName": "The old duct is filled in."
                     *         }
                     *       ],
                     *       "advice": [
                     *         {
                     *           "language": "en",
                     *           "displayName": "Leave your equipment powered on."
                     *         }
                     *       ],
                     *       "place": {
                     *         "name": "Skeppsbron 9-13, Malmö",
                     *         "coordinates": {
                     *           "longitude": 13,
                     *           "latitude": 55.61
                     *         }
                     *       },
                     *       "handledBy": "Arne Vik",
                     *       "backupWindows": [
                     *         {
                     *           "startsAt": "2024-12-08T22:00:00.000Z",
                     *           "endsAt": "2024-12-09T03:00:00.000Z"
                     *         }
                     *       ],
                     *       "affected": [
                     *         {
                     *           "serviceId": "SE-198032",
                     *           "serviceName": "IP Link",
                     *           "productId": "ip-link",
                     *           "siteId": "S-10007",
                     *           "siteName": "Malmö kontor",
                     *           "city": "Malmö",
                     *           "impact": "OUTAGE",
                     *           "minutes": 40,
                     *           "startsAt": "2024-12-06T22:40:00.000Z",
                     *           "endsAt": "2024-12-06T23:20:00.000Z",
                     *           "restoredAt": null,
                     *           "pair": "Malmö-Helsingborg"
                     *         }
                     *       ],
                     *       "updates": [
                     *         {
                     *           "id": "1",
                     *           "at": "2024-11-15T09:00:00.000Z",
                     *           "kind": "MOVED",
                     *           "state": "RE_SCHEDULED",
                     *           "text": [
                     *             {
                     *               "language": "en",
                     *               "displayName": "The digging permit came late"
                     *             }
                     *           ],
                     *           "by": "Arne Vik"
                     *         }
                     *       ],
                     *       "inquiries": [],
                     *       "resolution": [],
                     *       "mitigation": [],
                     *       "cancelReason": [],
                     *       "risks": [],
                     *       "actions": [
                     *         "acknowledge",
                     *         "ask",
                     *         "askForAnotherDate"
                     *       ],
                     *       "sequence": 2,
                     *       "version": 5
                     *     }
                     */
                    "application/json": components["schemas"]["Disturbance"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    reportAffected: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID made when the form opens. The same key with the same body answers the first result again, for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Anything that the customer is not told of answers 404. */
                disturbanceId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "serviceIds": [
                 *         "SE-198066"
                 *       ],
                 *       "text": "No link since 07:50."
                 *     }
                 */
                "application/json": {
                    serviceIds: string[];
                    text?: string;
                    ticketReference?: string;
                };
            };
        };
        responses: {
            /** @description It, as it is then. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3c0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "type": "PLANNED_WORK",
                     *       "reference": "PW-24-1187",
                     *       "title": [
                     *         {
                     *           "language": "en",
                     *           "displayName": "Fibre reroute at Skeppsbron"
                     *         }
                     *       ],
                     *       "kind": "NORMAL",
                     *       "state": "RE_SCHEDULED",
                     *       "startsAt": "2024-12-06T22:00:00.000Z",
                     *       "endsAt": "2024-12-07T03:00:00.000Z",
                     *       "estimatedEndAt": null,
                     *       "nextUpdateAt": null,
                     *       "expectedOutageMinutes": 40,
                     *       "movedFrom": [
                     *         {
                     *           "startsAt": "2024-11-19T22:00:00.000Z",
                     *           "endsAt": "2024-11-20T03:00:00.000Z",
                     *           "movedAt": "2024-11-15T09:00:00.000Z",
                     *           "reason": [
                     *             {
                     *               "language": "en",
                     *               "displayName": "The digging permit came late"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "announcedAt": "2024-11-04T09:00:00.000Z",
                     *       "noticeDays": 21,
                     *       "resolvedAt": null,
                     *       "latestUpdate": null,
                     *       "countries": [
                     *         "se"
                     *       ],
                     *       "freezeIds": [],
                     *       "mine": {
                     *         "impact": "OUTAGE",
                     *         "services": 4,
                     *         "sites": 2,
                     *         "outageServices": 2,
                     *         "minutes": 40,
                     *         "cities": [
                     *           "Malmö",
                     *           "Helsingborg"
                     *         ]
                     *       },
                     *       "answer": {
                     *         "state": "WAITING",
                     *         "answerBy": "2024-11-28T15:00:00.000Z",
                     *         "answeredAt": null,
                     *         "answeredBy": null
                     *       },
                     *       "pairsAtRisk": [
                     *         "Malmö-Helsingborg"
                     *       ],
                     *       "rootCause": [],
                     *       "description": [
                     *         {
                     *           "language": "en",
                     *           "displayName": "The old duct is filled in."
                     *         }
                     *       ],
                     *       "advice": [
                     *         {
                     *           "language": "en",
                     *           "displayName": "Leave your equipment powered on."
                     *         }
                     *       ],
                     *       "place": {
                     *         "name": "Skeppsbron 9-13, Malmö",
                     *         "coordinates": {
                     *           "longitude": 13,
                     *           "latitude": 55.61
                     *         }
                     *       },
                     *       "handledBy": "Arne Vik",
                     *       "backupWindows": [
                     *         {
                     *           "startsAt": "2024-12-08T22:00:00.000Z",
                     *           "endsAt": "2024-12-09T03:00:00.000Z"
                     *         }
                     *       ],
                     *       "affected": [
                     *         {
                     *           "serviceId": "SE-198032",
                     *           "serviceName": "IP Link",
                     *           "productId": "ip-link",
                     *           "siteId": "S-10007",
                     *           "siteName": "Malmö kontor",
                     *           "city": "Malmö",
                     *           "impact": "OUTAGE",
                     *           "minutes": 40,
                     *           "startsAt": "2024-12-06T22:40:00.000Z",
                     *           "endsAt": "2024-12-06T23:20:00.000Z",
                     *           "restoredAt": null,
                     *           "pair": "Malmö-Helsingborg"
                     *         }
                     *       ],
                     *       "updates": [
                     *         {
                     *           "id": "1",
                     *           "at": "2024-11-15T09:00:00.000Z",
                     *           "kind": "MOVED",
                     *           "state": "RE_SCHEDULED",
                     *           "text": [
                     *             {
                     *               "language": "en",
                     *               "displayName": "The digging permit came late"
                     *             }
                     *           ],
                     *           "by": "Arne Vik"
                     *         }
                     *       ],
                     *       "inquiries": [],
                     *       "resolution": [],
                     *       "mitigation": [],
                     *       "cancelReason": [],
                     *       "risks": [],
                     *       "actions": [
                     *         "acknowledge",
                     *         "ask",
                     *         "askForAnotherDate"
                     *       ],
                     *       "sequence": 2,
                     *       "version": 5
                     *     }
                     */
                    "application/json": components["schemas"]["Disturbance"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listProviderDisturbances: {
        parameters: {
            query?: {
                /** @description Number of the page; the first is 0. Beyond the end the answer is empty and `totalPages` says how many there are. */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                type?: "DISTURBANCE" | "PLANNED_WORK";
                period?: "current" | "past";
                state?: string;
                text?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, disturbances first, then works by their windows. */
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
                     *           "type": "PLANNED_WORK",
                     *           "reference": "PW-24-1187",
                     *           "title": [
                     *             {
                     *               "language": "en",
                     *               "displayName": "Fibre reroute at Skeppsbron"
                     *             }
                     *           ],
                     *           "description": [],
                     *           "advice": [],
                     *           "kind": "NORMAL",
                     *           "state": "CONFIRMED",
                     *           "impact": "OUTAGE",
                     *           "visibility": "COUNTRY",
                     *           "countries": [
                     *             "se"
                     *           ],
                     *           "place": null,
                     *           "startsAt": "2024-12-06T22:00:00.000Z",
                     *           "endsAt": "2024-12-07T03:00:00.000Z",
                     *           "backupWindows": [],
                     *           "estimatedEndAt": null,
                     *           "showsEstimatedEnd": false,
                     *           "nextUpdateAt": null,
                     *           "expectedOutageMinutes": 40,
                     *           "answerBy": "2024-11-28T15:00:00.000Z",
                     *           "movedFrom": [],
                     *           "announcedAt": "2024-11-04T09:00:00.000Z",
                     *           "resolvedAt": null,
                     *           "handledBy": "Arne Vik",
                     *           "rootCause": [],
                     *           "resolution": [],
                     *           "mitigation": [],
                     *           "cancelReason": [],
                     *           "services": 126,
                     *           "customers": 41,
                     *           "openInquiries": 1,
                     *           "acknowledged": 33,
                     *           "groups": [],
                     *           "updates": [],
                     *           "inquiries": [],
                     *           "reports": [],
                     *           "nextStates": [
                     *             "IN_PROCESS",
                     *             "COMPLETED"
                     *           ],
                     *           "sequence": 0,
                     *           "version": 1
                     *         }
                     *       ],
                     *       "totalItems": 1,
                     *       "totalPages": 1,
                     *       "currentPage": 0
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["ProviderDisturbance"][];
                        totalItems: number;
                        totalPages: number;
                        currentPage: number;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createDisturbance: {
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
                 *       "type": "PLANNED_WORK",
                 *       "kind": "NORMAL",
                 *       "title": [
                 *         {
                 *           "language": "en",
                 *           "displayName": "Core router upgrade"
                 *         }
                 *       ],
                 *       "startsAt": "2024-12-14T00:00",
                 *       "endsAt": "2024-12-14T06:00",
                 *       "countries": [
                 *         "se"
                 *       ],
                 *       "affected": [
                 *         {
                 *           "through": "STO-CORE-1",
                 *           "impact": "OUTAGE",
                 *           "minutes": 15,
                 *           "services": [
                 *             {
                 *               "customerId": "4471820",
                 *               "serviceId": "SE-204418"
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["DisturbanceDraft"];
            };
        };
        responses: {
            /** @description It. A disturbance is told to customers at once, a planned work when it leaves DRAFT. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3c0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "type": "PLANNED_WORK",
                     *       "reference": "PW-24-1187",
                     *       "title": [
                     *         {
                     *           "language": "en",
                     *           "displayName": "Fibre reroute at Skeppsbron"
                     *         }
                     *       ],
                     *       "description": [],
                     *       "advice": [],
                     *       "kind": "NORMAL",
                     *       "state": "CONFIRMED",
                     *       "impact": "OUTAGE",
                     *       "visibility": "COUNTRY",
                     *       "countries": [
                     *         "se"
                     *       ],
                     *       "place": null,
                     *       "startsAt": "2024-12-06T22:00:00.000Z",
                     *       "endsAt": "2024-12-07T03:00:00.000Z",
                     *       "backupWindows": [],
                     *       "estimatedEndAt": null,
                     *       "showsEstimatedEnd": false,
                     *       "nextUpdateAt": null,
                     *       "expectedOutageMinutes": 40,
                     *       "answerBy": "2024-11-28T15:00:00.000Z",
                     *       "movedFrom": [],
                     *       "announcedAt": "2024-11-04T09:00:00.000Z",
                     *       "resolvedAt": null,
                     *       "handledBy": "Arne Vik",
                     *       "rootCause": [],
                     *       "resolution": [],
                     *       "mitigation": [],
                     *       "cancelReason": [],
                     *       "services": 126,
                     *       "customers": 41,
                     *       "openInquiries": 1,
                     *       "acknowledged": 33,
                     *       "groups": [],
                     *       "updates": [],
                     *       "inquiries": [],
                     *       "reports": [],
                     *       "nextStates": [
                     *         "IN_PROCESS",
                     *         "COMPLETED"
                     *       ],
                     *       "sequence": 0,
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ProviderDisturbance"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    previewDisturbance: {
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
                 *       "affected": [
                 *         {
                 *           "through": "STO-CORE-1",
                 *           "services": [
                 *             {
                 *               "customerId": "4471820",
                 *               "serviceId": "SE-204418"
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    affected: components["schemas"]["AffectedDraft"][];
                };
            };
        };
        responses: {
            /** @description In figures, and the fifty customers with most services. What nothing is known of is left out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "services": 126,
                     *       "outageServices": 118,
                     *       "customers": 41,
                     *       "languages": [
                     *         {
                     *           "language": "sv",
                     *           "customers": 19
                     *         },
                     *         {
                     *           "language": "da",
                     *           "customers": 22
                     *         }
                     *       ],
                     *       "items": [
                     *         {
                     *           "customerId": "4471820",
                     *           "customerName": "Havstrand Logistik AB",
                     *           "services": 3,
                     *           "impact": "OUTAGE"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DisturbancePreview"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getProviderDisturbance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that the customer is not told of answers 404. */
                disturbanceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3c0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "type": "PLANNED_WORK",
                     *       "reference": "PW-24-1187",
                     *       "title": [
                     *         {
                     *           "language": "en",
                     *           "displayName": "Fibre reroute at Skeppsbron"
                     *         }
                     *       ],
                     *       "description": [],
                     *       "advice": [],
                     *       "kind": "NORMAL",
                     *       "state": "CONFIRMED",
                     *       "impact": "OUTAGE",
                     *       "visibility": "COUNTRY",
                     *       "countries": [
                     *         "se"
                     *       ],
                     *       "place": null,
                     *       "startsAt": "2024-12-06T22:00:00.000Z",
                     *       "endsAt": "2024-12-07T03:00:00.000Z",
                     *       "backupWindows": [],
                     *       "estimatedEndAt": null,
                     *       "showsEstimatedEnd": false,
                     *       "nextUpdateAt": null,
                     *       "expectedOutageMinutes": 40,
                     *       "answerBy": "2024-11-28T15:00:00.000Z",
                     *       "movedFrom": [],
                     *       "announcedAt": "2024-11-04T09:00:00.000Z",
                     *       "resolvedAt": null,
                     *       "handledBy": "Arne Vik",
                     *       "rootCause": [],
                     *       "resolution": [],
                     *       "mitigation": [],
                     *       "cancelReason": [],
                     *       "services": 126,
                     *       "customers": 41,
                     *       "openInquiries": 1,
                     *       "acknowledged": 33,
                     *       "groups": [],
                     *       "updates": [],
                     *       "inquiries": [],
                     *       "reports": [],
                     *       "nextStates": [
                     *         "IN_PROCESS",
                     *         "COMPLETED"
                     *       ],
                     *       "sequence": 0,
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ProviderDisturbance"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeDisturbance: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read, for example "3". Missing gives 428, an older one 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Anything that the customer is not told of answers 404. */
                disturbanceId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "PLANNED_WORK",
                 *       "kind": "NORMAL",
                 *       "title": [
                 *         {
                 *           "language": "en",
                 *           "displayName": "Core router upgrade"
                 *         }
                 *       ],
                 *       "startsAt": "2024-12-14T00:00",
                 *       "endsAt": "2024-12-14T06:00",
                 *       "countries": [
                 *         "se"
                 *       ],
                 *       "affected": [
                 *         {
                 *           "through": "STO-CORE-1",
                 *           "impact": "OUTAGE",
                 *           "minutes": 15,
                 *           "services": [
                 *             {
                 *               "customerId": "4471820",
                 *               "serviceId": "SE-204418"
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["DisturbanceDraft"];
            };
        };
        responses: {
            /** @description It. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3c0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "type": "PLANNED_WORK",
                     *       "reference": "PW-24-1187",
                     *       "title": [
                     *         {
                     *           "language": "en",
                     *           "displayName": "Fibre reroute at Skeppsbron"
                     *         }
                     *       ],
                     *       "description": [],
                     *       "advice": [],
                     *       "kind": "NORMAL",
                     *       "state": "CONFIRMED",
                     *       "impact": "OUTAGE",
                     *       "visibility": "COUNTRY",
                     *       "countries": [
                     *         "se"
                     *       ],
                     *       "place": null,
                     *       "startsAt": "2024-12-06T22:00:00.000Z",
                     *       "endsAt": "2024-12-07T03:00:00.000Z",
                     *       "backupWindows": [],
                     *       "estimatedEndAt": null,
                     *       "showsEstimatedEnd": false,
                     *       "nextUpdateAt": null,
                     *       "expectedOutageMinutes": 40,
                     *       "answerBy": "2024-11-28T15:00:00.000Z",
                     *       "movedFrom": [],
                     *       "announcedAt": "2024-11-04T09:00:00.000Z",
                     *       "resolvedAt": null,
                     *       "handledBy": "Arne Vik",
                     *       "rootCause": [],
                     *       "resolution": [],
                     *       "mitigation": [],
                     *       "cancelReason": [],
                     *       "services": 126,
                     *       "customers": 41,
                     *       "openInquiries": 1,
                     *       "acknowledged": 33,
                     *       "groups": [],
                     *       "updates": [],
                     *       "inquiries": [],
                     *       "reports": [],
                     *       "nextStates": [
                     *         "IN_PROCESS",
                     *         "COMPLETED"
                     *       ],
                     *       "sequence": 0,
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ProviderDisturbance"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateDisturbance: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID made when the form opens. The same key with the same body answers the first result again, for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Anything that the customer is not told of answers 404. */
                disturbanceId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "state": "IDENTIFIED",
                 *       "text": [
                 *         {
                 *           "language": "en",
                 *           "displayName": "The break is located in a cable duct."
                 *         }
                 *       ],
                 *       "nextUpdateAt": "2024-11-21T09:30:00Z"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateCreate"];
            };
        };
        responses: {
            /** @description It. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3c0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "type": "PLANNED_WORK",
                     *       "reference": "PW-24-1187",
                     *       "title": [
                     *         {
                     *           "language": "en",
                     *           "displayName": "Fibre reroute at Skeppsbron"
                     *         }
                     *       ],
                     *       "description": [],
                     *       "advice": [],
                     *       "kind": "NORMAL",
                     *       "state": "CONFIRMED",
                     *       "impact": "OUTAGE",
                     *       "visibility": "COUNTRY",
                     *       "countries": [
                     *         "se"
                     *       ],
                     *       "place": null,
                     *       "startsAt": "2024-12-06T22:00:00.000Z",
                     *       "endsAt": "2024-12-07T03:00:00.000Z",
                     *       "backupWindows": [],
                     *       "estimatedEndAt": null,
                     *       "showsEstimatedEnd": false,
                     *       "nextUpdateAt": null,
                     *       "expectedOutageMinutes": 40,
                     *       "answerBy": "2024-11-28T15:00:00.000Z",
                     *       "movedFrom": [],
                     *       "announcedAt": "2024-11-04T09:00:00.000Z",
                     *       "resolvedAt": null,
                     *       "handledBy": "Arne Vik",
                     *       "rootCause": [],
                     *       "resolution": [],
                     *       "mitigation": [],
                     *       "cancelReason": [],
                     *       "services": 126,
                     *       "customers": 41,
                     *       "openInquiries": 1,
                     *       "acknowledged": 33,
                     *       "groups": [],
                     *       "updates": [],
                     *       "inquiries": [],
                     *       "reports": [],
                     *       "nextStates": [
                     *         "IN_PROCESS",
                     *         "COMPLETED"
                     *       ],
                     *       "sequence": 0,
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ProviderDisturbance"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    moveDisturbance: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID made when the form opens. The same key with the same body answers the first result again, for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Anything that the customer is not told of answers 404. */
                disturbanceId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "startsAt": "2024-12-06T23:00",
                 *       "endsAt": "2024-12-07T04:00",
                 *       "reason": [
                 *         {
                 *           "language": "en",
                 *           "displayName": "The digging permit came late"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    startsAt: components["schemas"]["Moment"];
                    endsAt: components["schemas"]["Moment"];
                    backupWindows?: components["schemas"]["WindowDraft"][];
                    answerBy?: components["schemas"]["Moment"];
                    reason: components["schemas"]["Texts"];
                };
            };
        };
        responses: {
            /** @description It. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3c0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "type": "PLANNED_WORK",
                     *       "reference": "PW-24-1187",
                     *       "title": [
                     *         {
                     *           "language": "en",
                     *           "displayName": "Fibre reroute at Skeppsbron"
                     *         }
                     *       ],
                     *       "description": [],
                     *       "advice": [],
                     *       "kind": "NORMAL",
                     *       "state": "CONFIRMED",
                     *       "impact": "OUTAGE",
                     *       "visibility": "COUNTRY",
                     *       "countries": [
                     *         "se"
                     *       ],
                     *       "place": null,
                     *       "startsAt": "2024-12-06T22:00:00.000Z",
                     *       "endsAt": "2024-12-07T03:00:00.000Z",
                     *       "backupWindows": [],
                     *       "estimatedEndAt": null,
                     *       "showsEstimatedEnd": false,
                     *       "nextUpdateAt": null,
                     *       "expectedOutageMinutes": 40,
                     *       "answerBy": "2024-11-28T15:00:00.000Z",
                     *       "movedFrom": [],
                     *       "announcedAt": "2024-11-04T09:00:00.000Z",
                     *       "resolvedAt": null,
                     *       "handledBy": "Arne Vik",
                     *       "rootCause": [],
                     *       "resolution": [],
                     *       "mitigation": [],
                     *       "cancelReason": [],
                     *       "services": 126,
                     *       "customers": 41,
                     *       "openInquiries": 1,
                     *       "acknowledged": 33,
                     *       "groups": [],
                     *       "updates": [],
                     *       "inquiries": [],
                     *       "reports": [],
                     *       "nextStates": [
                     *         "IN_PROCESS",
                     *         "COMPLETED"
                     *       ],
                     *       "sequence": 0,
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ProviderDisturbance"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    cancelDisturbance: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID made when the form opens. The same key with the same body answers the first result again, for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Anything that the customer is not told of answers 404. */
                disturbanceId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": [
                 *         {
                 *           "language": "en",
                 *           "displayName": "The part was not delivered"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    reason: components["schemas"]["Texts"];
                };
            };
        };
        responses: {
            /** @description It. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3c0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "type": "PLANNED_WORK",
                     *       "reference": "PW-24-1187",
                     *       "title": [
                     *         {
                     *           "language": "en",
                     *           "displayName": "Fibre reroute at Skeppsbron"
                     *         }
                     *       ],
                     *       "description": [],
                     *       "advice": [],
                     *       "kind": "NORMAL",
                     *       "state": "CONFIRMED",
                     *       "impact": "OUTAGE",
                     *       "visibility": "COUNTRY",
                     *       "countries": [
                     *         "se"
                     *       ],
                     *       "place": null,
                     *       "startsAt": "2024-12-06T22:00:00.000Z",
                     *       "endsAt": "2024-12-07T03:00:00.000Z",
                     *       "backupWindows": [],
                     *       "estimatedEndAt": null,
                     *       "showsEstimatedEnd": false,
                     *       "nextUpdateAt": null,
                     *       "expectedOutageMinutes": 40,
                     *       "answerBy": "2024-11-28T15:00:00.000Z",
                     *       "movedFrom": [],
                     *       "announcedAt": "2024-11-04T09:00:00.000Z",
                     *       "resolvedAt": null,
                     *       "handledBy": "Arne Vik",
                     *       "rootCause": [],
                     *       "resolution": [],
                     *       "mitigation": [],
                     *       "cancelReason": [],
                     *       "services": 126,
                     *       "customers": 41,
                     *       "openInquiries": 1,
                     *       "acknowledged": 33,
                     *       "groups": [],
                     *       "updates": [],
                     *       "inquiries": [],
                     *       "reports": [],
                     *       "nextStates": [
                     *         "IN_PROCESS",
                     *         "COMPLETED"
                     *       ],
                     *       "sequence": 0,
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ProviderDisturbance"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    answerInquiry: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID made when the form opens. The same key with the same body answers the first result again, for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Anything that the customer is not told of answers 404. */
                disturbanceId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "customerId": "4471820",
                 *       "inquiryId": "7d0c5f0e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                 *       "state": "ACCEPTED",
                 *       "answer": "We move it."
                 *     }
                 */
                "application/json": {
                    customerId: string;
                    /** Format: uuid */
                    inquiryId: string;
                    /** @enum {string} */
                    state: "ANSWERED" | "ACCEPTED" | "DECLINED";
                    answer: string;
                };
            };
        };
        responses: {
            /** @description It. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3c0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "type": "PLANNED_WORK",
                     *       "reference": "PW-24-1187",
                     *       "title": [
                     *         {
                     *           "language": "en",
                     *           "displayName": "Fibre reroute at Skeppsbron"
                     *         }
                     *       ],
                     *       "description": [],
                     *       "advice": [],
                     *       "kind": "NORMAL",
                     *       "state": "CONFIRMED",
                     *       "impact": "OUTAGE",
                     *       "visibility": "COUNTRY",
                     *       "countries": [
                     *         "se"
                     *       ],
                     *       "place": null,
                     *       "startsAt": "2024-12-06T22:00:00.000Z",
                     *       "endsAt": "2024-12-07T03:00:00.000Z",
                     *       "backupWindows": [],
                     *       "estimatedEndAt": null,
                     *       "showsEstimatedEnd": false,
                     *       "nextUpdateAt": null,
                     *       "expectedOutageMinutes": 40,
                     *       "answerBy": "2024-11-28T15:00:00.000Z",
                     *       "movedFrom": [],
                     *       "announcedAt": "2024-11-04T09:00:00.000Z",
                     *       "resolvedAt": null,
                     *       "handledBy": "Arne Vik",
                     *       "rootCause": [],
                     *       "resolution": [],
                     *       "mitigation": [],
                     *       "cancelReason": [],
                     *       "services": 126,
                     *       "customers": 41,
                     *       "openInquiries": 1,
                     *       "acknowledged": 33,
                     *       "groups": [],
                     *       "updates": [],
                     *       "inquiries": [],
                     *       "reports": [],
                     *       "nextStates": [
                     *         "IN_PROCESS",
                     *         "COMPLETED"
                     *       ],
                     *       "sequence": 0,
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ProviderDisturbance"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    findServicesOfCustomers: {
        parameters: {
            query?: {
                /** @description Found in name, id, order id, site, address or city, in any case. Of less than three letters or digits in a row, an id. */
                text?: string;
                /** @description Ids with commas between them, instead of a text; a hundred at a time. */
                serviceIds?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Of a text fifty at most. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "customerId": "4471820",
                     *           "customerName": "Havstrand Logistik AB",
                     *           "serviceId": "SE-204418",
                     *           "serviceName": "DIA Static",
                     *           "siteName": "Göteborg huvudkontor",
                     *           "city": "Göteborg",
                     *           "country": "SE"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        items: {
                            customerId: string;
                            customerName: string;
                            serviceId: string;
                            serviceName: string;
                            siteName: string;
                            city: string;
                            country: string;
                        }[];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
}
