import { Logo } from '@skerry/ui';
import { lazy, Suspense } from 'react';
import { loadChunk } from '../../platform/browser/load-chunk.ts';
import { useRuntimeConfig } from '../../platform/runtime-config/runtime-config.ts';

const CarrierLogo = lazy(async () => ({ default: (await loadChunk(() => import('./CarrierLogo.tsx'))).CarrierLogo }));

/** The logo of the portal's variant. */
export function BrandLogo() {
  const { variant } = useRuntimeConfig();
  if (variant === 'customer') return <Logo />;
  return (
    <Suspense fallback={<Logo />}>
      <CarrierLogo />
    </Suspense>
  );
}
