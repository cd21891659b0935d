import { DateTime, token } from '@skerry/ui';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { useStartupData } from '../../platform/startup/startup-store.ts';

const Head = styled.div`
  display: none;

  @media print {
    position: absolute;
    inset-inline-end: 0;
    top: ${token.space[12]};
    display: flex;
    gap: ${token.space[16]};
    ${token.type.caption}
  }
`;

/** Whose page was printed, and when: beside the logo on the first sheet, and for print.css, which says it on the others. */
export function PrintHead() {
  const { customer } = useStartupData();
  const [printedAt, setPrintedAt] = useState(() => new Date());
  const [day, setDay] = useState<HTMLElement | null>(null);
  const whose = `${customer.name}, ${customer.id}`;

  useEffect(() => {
    const onPrint = () => {
      flushSync(() => setPrintedAt(new Date()));
      const { style } = document.documentElement;
      style.setProperty('--print-customer', JSON.stringify(whose));
      style.setProperty('--print-day', JSON.stringify(day?.textContent ?? ''));
    };
    addEventListener('beforeprint', onPrint);
    return () => removeEventListener('beforeprint', onPrint);
  }, [whose, day]);

  return (
    <Head aria-hidden>
      <span>{whose}</span>
      <span ref={setDay}>
        <DateTime value={printedAt} />
      </span>
    </Head>
  );
}
