import { formatList } from '@skerry/i18n';
import { Note, Text, token } from '@skerry/ui';
import { IconSnowflake } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useLanguage } from '../language/useLanguage.ts';
import { useFreezeWords } from './useFreezeWords.ts';
import type { CountryFreeze } from './namedFreezes.ts';

/* The other day beside the words, or below them where both are narrow. */
const Sides = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]} ${token.space[16]};
`;

const Words = styled.p`
  flex: 1 1 200px;
  margin: 0;
`;

/** Parts the words of neighbours. */
const space = ' ';

export interface FreezeNoteProps {
  /** What the wish lies in; nothing is said without any. */
  freezes: readonly Pick<CountryFreeze, 'name' | 'from' | 'to'>[];
  /** Another day to choose. */
  action?: ReactNode;
}

/** Says of a day or week that is wished for that it lies in a freeze: it is allowed all the same. */
export function FreezeNote({ freezes, action }: FreezeNoteProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const words = useFreezeWords();
  return (
    // There all along: only what changes in it is announced.
    <div role="status">
      {freezes.length > 0 && (
        <Note tone="limit" icon={IconSnowflake}>
          <Sides>
            <Words>
              <Text variant="bodyStrong">
                {formatMessage({ id: 'freeze.inside' }, { periods: formatList(language, freezes.map(words)) })}
              </Text>
              {space}
              {formatMessage({ id: 'freeze.rule' })}
            </Words>
            {action}
          </Sides>
        </Note>
      )}
    </div>
  );
}
