import type { QuotableProduct } from '@skerry/contracts';
import { FormWide } from '@skerry/ui';
import { AnswerField } from '../../../../platform/answers/AnswerField.tsx';
import { shownAnswers, shownFields, type Options } from './options.ts';

export interface OptionsProps {
  product: QuotableProduct;
  options: Options;
  onChange: (options: Options) => void;
  readOnly: boolean;
}

interface CharacteristicFieldsProps extends OptionsProps {
  onLeave: (id: string) => void;
  errorOf: (id: string) => string | undefined;
}

/** What is to be said of the product, as its provider has drawn it up. */
export function CharacteristicFields({ product, options, ...props }: CharacteristicFieldsProps) {
  const answers = shownAnswers(product, options);
  return shownFields(product, options).map((field) => {
    const { id, type } = field;
    // Choices and long texts have the whole line; what is typed stands beside what is typed next.
    const Place = type === 'multiline' || type === 'choice' ? FormWide : 'div';
    return (
      <Place key={id}>
        <AnswerField
          field={field}
          value={answers[id] ?? ''}
          onChange={(answer) =>
            props.onChange({ ...options, characteristics: { ...options.characteristics, [id]: answer } })
          }
          onLeave={() => props.onLeave(id)}
          error={props.errorOf(id)}
          readOnly={props.readOnly}
          orientation="horizontal"
        />
      </Place>
    );
  });
}
