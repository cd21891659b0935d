import { Fragment } from 'react';

/** An address that is too long for a line goes on after a dot of its name or after its sign, not in the middle of a word. */
export function Email({ value }: { value: string }) {
  const [name = '', ...host] = value.split('@');
  const parts = [...name.split(/(?<=\.)/), ...(host.length > 0 ? ['@', host.join('@')] : [])];
  return parts.map((part, index) => (
    <Fragment key={`${index}`}>
      {index > 0 && part !== '@' && <wbr />}
      {part}
    </Fragment>
  ));
}
