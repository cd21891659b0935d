import type { networkMapOperations } from '@skerry/contracts';
import type { Database } from '../../database/connect.ts';
import type { Handlers } from '../../http/operation.ts';
import { refuseUnlessTold, seesDisturbances } from '../../inventory/disturbances.ts';
import { seesPrices } from '../../inventory/prices.ts';
import { findMap } from './network-map.repository.ts';

/** The built-in network map. */
export function networkMapHandlers(database: Database): Handlers<networkMapOperations> {
  return {
    async getNetworkMap({ principal, query }) {
      refuseUnlessTold(principal, query);
      return {
        status: 200,
        body: await findMap(database.readsOf(principal), query, {
          withPrices: seesPrices(principal),
          withHealth: seesDisturbances(principal),
        }),
      };
    },
  };
}
