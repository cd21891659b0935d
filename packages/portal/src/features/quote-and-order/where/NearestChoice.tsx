import type { NearestAddress } from '@skerry/contracts';
import { Button, Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { NearestWords } from './OneAddress.styles.ts';
import { useNearWords } from './useNearWords.ts';

interface NearestChoiceProps {
  address: NearestAddress;
  isPending?: boolean;
  onChoose: (address: NearestAddress) => void;
}

/** The address nearest to a place, to be taken in its stead. */
export function NearestChoice({ address, isPending = false, onChoose }: NearestChoiceProps) {
  const { formatMessage } = useIntl();
  const { nearestWords } = useNearWords();
  const { text, street = text, zipCode, city, metres } = address;
  const town = [zipCode, city].filter(Boolean).join(' ');
  return (
    <NearestWords>
      <Text as="div" variant="caption" tone="muted">
        {nearestWords(metres)}
      </Text>
      <div>
        <Text as="div" variant="bodyStrong">
          {street}
        </Text>
        {town !== '' && town !== street && (
          <Text as="div" variant="caption" tone="muted">
            {town}
          </Text>
        )}
      </div>
      <Button size="small" disabled={isPending} onClick={() => onChoose(address)}>
        {formatMessage({ id: 'quoteWhere.chooseAddress' })}
      </Button>
    </NearestWords>
  );
}
