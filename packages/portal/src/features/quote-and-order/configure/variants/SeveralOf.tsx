import { Text } from '@skerry/ui';
import { useId, type ComponentType, type FieldsetHTMLAttributes } from 'react';
import { boxProps, type SeveralOfProps } from './several-of.ts';
import { Detail, HiddenLegend, SeveralPlace } from './SeveralOf.styles.ts';

interface SeveralOfLooks {
  Root: ComponentType<FieldsetHTMLAttributes<HTMLFieldSetElement>>;
  Item: ComponentType<React.LabelHTMLAttributes<HTMLLabelElement>>;
}

/** Boxes in a group that say together what is wrong with them. */
export function SeveralOf({ Root, Item, ...props }: SeveralOfProps & SeveralOfLooks) {
  const { label, options, error, onLeave } = props;
  const id = useId();
  return (
    <SeveralPlace>
      <Root
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : id}
        onBlur={onLeave}
      >
        <HiddenLegend>{label}</HiddenLegend>
        {options.map((option) => (
          <Item key={option.value}>
            <input {...boxProps(props, option.value)} />
            <span>{option.label}</span>
            {option.detail !== undefined && <Detail>{option.detail}</Detail>}
          </Item>
        ))}
      </Root>
      {error !== undefined && (
        <Text as="p" id={id} variant="caption" tone="critical" role="alert">
          {error}
        </Text>
      )}
    </SeveralPlace>
  );
}
