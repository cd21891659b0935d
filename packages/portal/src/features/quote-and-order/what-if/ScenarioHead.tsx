import { Menu, Text } from '@skerry/ui';
import { IconAdjustments, IconCopy, IconDots, IconPencil, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { CellRadio } from '../quote/PriceMatrix.styles.ts';
import { Head, HeadName } from '../words/Columns.styles.ts';
import type { ScenarioColumn } from './scenarioColumns.ts';
import { ScenarioName } from './ScenarioName.tsx';

export interface ScenarioHeadProps {
  column: ScenarioColumn;
  /** “A. 200 Mbit/s, 12 months”, or what somebody called it. */
  title: string;
  /** What it is called while nobody has named it. */
  usualName: string;
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

/** A scenario by its name, chosen here, with what else can be done with it. */
export function ScenarioHead({
  column,
  title,
  usualName,
  facts,
  group,
  isChosen,
  onChoose,
  ...act
}: ScenarioHeadProps) {
  const { formatMessage } = useIntl();
  const { letter, scenario } = column;
  const menu = useRef<HTMLButtonElement>(null);
  const [isNaming, setNaming] = useState(false);
  const stopNaming = () => {
    flushSync(() => setNaming(false));
    menu.current?.focus();
  };
  const save = (name: string) => {
    stopNaming();
    const given = name === usualName ? '' : name;
    if (given !== (scenario.name ?? '')) act.onName(given);
  };
  return (
    <Head data-scenario={letter}>
      {isNaming ? (
        <ScenarioName letter={letter} name={scenario.name ?? usualName} onSave={save} onCancel={stopNaming} />
      ) : (
        <HeadName>
          <label>
            <CellRadio type="radio" name={group} checked={isChosen} onChange={onChoose} />
            {title}
          </label>
          <Menu
            ref={menu}
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
                    onSelect: () => setNaming(true),
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
      )}
      <Text as="div" variant="caption" tone="muted">
        {facts}
      </Text>
    </Head>
  );
}
