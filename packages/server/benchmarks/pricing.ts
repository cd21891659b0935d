// 1,000 sites with 20 variants each are priced in one process on one core, one site after the other. Prints how long the first site and all
// of them take, and how much memory grew; fails above 5 seconds.
import { demoPriceBook } from '../src/demo/quotes/demo-price-book.ts';
import { priceSites, type PricedVariant } from '../src/pricing/price-sites.ts';

const [siteCount, limit] = [1000, 5000];
const megabits = [100, 200, 500, 1000, 10_000];
const variants = [12, 24, 36, 60].flatMap((term) =>
  megabits.map((megabit): PricedVariant => ({
    productId: 'dia-static',
    capacityBps: megabit * 1_000_000,
    term,
    accessType: 'fibre',
    fastTrack: false,
  })),
);
const terms = { agreementId: 'FA-2024-117', agreementDiscount: 1200, currency: 'SEK', day: '2025-01-15' } as const;

function* sites() {
  for (let number = 0; number < siteCount; number += 1) {
    const point = demoPriceBook.points[number % demoPriceBook.points.length];
    yield {
      id: String(number),
      country: 'SE',
      longitude: (point?.longitude ?? 18) + (number % 97) / 20_000,
      latitude: point?.latitude ?? 59,
    };
  }
}

const before = process.memoryUsage().heapUsed;
const begin = performance.now();
let [first, cells, priced] = [0, 0, 0];
for (const site of priceSites(demoPriceBook, sites(), variants, terms)) {
  first ||= performance.now() - begin;
  cells += site.cells.length;
  priced += site.cells.filter(({ level }) => level !== null).length;
}
const all = performance.now() - begin;
const grown = Math.max(0, process.memoryUsage().heapUsed - before) / 2 ** 20;
console.log(
  `${siteCount} sites × ${variants.length} variants: ${priced} of ${cells} prices; first site after ${first.toFixed(1)} ms, all after ${all.toFixed(0)} ms (limit ${limit} ms); heap + ${grown.toFixed(0)} MB`,
);
if (all > limit || cells !== siteCount * variants.length) process.exitCode = 1;
