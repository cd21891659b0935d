import { Menu, Text, TextField } from '@skerry/ui';
import { IconAdjustments, IconCopy, IconDots, IconPencil, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { CellRadio } from '../quote/PriceMatrix.styles.ts';
import { Head, HeadName } from '../words/Columns.styles.ts';
import type { ScenarioColumn } from './scenarioColumns.ts';
import { maxScenarioName } from './scenarios.ts';

export interface ScenarioHeadProps {
  column: ScenarioColumn;
  /** “A. 200 Mbit/s, 12 months”, or what somebody called it. */
  title: string;
  /** Of how many sites it is, and what is the same as in another one. */
  facts: string;
  /** Name of the radio group. */
  group: string;
  isChosen: boolean;
  onChoose: () => void;
  onChange: () => void;
  onName: (name: string) => void;
  /** Undefined where there are as many as there may be. */
  onCopy: (() => void) | undefined;
  /** Undefined for the only one. */
  onRemove: (() => void) | undefined;
}

/** It was asked for a moment ago, in the menu. */
function focusField(field: HTMLInputElement | null): void {
  field?.focus();
}

/** A scenario by its name, chosen here, with what else can be done with it. */
export function ScenarioHead({ column, title, facts, group, isChosen, onChoose, ...act }: ScenarioHeadProps) {
  const { formatMessage } = useIntl();
  const { letter, scenario } = column;
  const [name, setName] = useState<string>();
  const save = () => {
    if (name !== undefined && name.trim() !== (scenario.name ?? '')) act.onName(name.trim());
    setName(undefined);
  };
  if (name !== undefined)
    return (
      <TextField
        label={formatMessage({ id: 'quoteWhatIf.nameOf' }, { letter })}
        isOptional
        ref={focusField}
        maxLength={maxScenarioName}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key === 'Enter') save();
          if (event.key === 'Escape') setName(undefined);
        }}
      />
    );
  return (
    <Head>
      <HeadName>
        <label>
          <CellRadio type="radio" name={group} checked={isChosen} onChange={onChoose} />
          {title}
        </label>
        <Menu
          label={formatMessage({ id: 'quoteWhatIf.menu' }, { letter })}
          icon={IconDots}
          isLabelHidden
          variant="ghost"
          size="small"
          align="end"
          groups={[
            {
              items: [
                {
                  label: formatMessage({ id: 'quoteWhatIf.change' }, { letter }),
                  icon: IconAdjustments,
                  onSelect: act.onChange,
                },
                {
                  label: formatMessage({ id: 'quoteWhatIf.rename' }),
                  icon: IconPencil,
                  onSelect: () => setName(scenario.name ?? ''),
                },
                ...(act.onCopy === undefined
                  ? []
                  : [{ label: formatMessage({ id: 'quoteWhatIf.copy' }), icon: IconCopy, onSelect: act.onCopy }]),
              ],
            },
            {
              items:
                act.onRemove === undefined
                  ? []
                  : [
                      {
                        label: formatMessage({ id: 'quoteWhatIf.remove' }, { letter }),
                        icon: IconX,
                        isDestructive: true,
                        onSelect: act.onRemove,
                      },
                    ],
            },
          ]}
        />
      </HeadName>
      <Text as="div" variant="caption" tone="muted">
        {facts}
      </Text>
    </Head>
  );
}
