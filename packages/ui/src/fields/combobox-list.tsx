import type { ReactNode } from 'react';
import { useUiTexts } from '../lib/ui-texts.tsx';
import { MatchedText } from './matched-text.tsx';

export interface ComboboxOption {
  readonly key: string;
  readonly label: string;
  /** A second line in a lighter style, such as the state of a city or the company of a job. */
  readonly detail?: string | undefined;
  readonly icon?: ReactNode;
}

interface ComboboxListProps {
  readonly id: string;
  readonly label: string;
  readonly isShown: boolean;
  readonly options: readonly ComboboxOption[];
  readonly active: number;
  readonly match: string;
  readonly onChoose: (index: number) => void;
}

/** A ref callback that returns nothing, because React would call a returned value as its clean-up function. */
function bringIntoView(node: HTMLElement | null): void {
  node?.scrollIntoView({ block: 'nearest' });
}

/** The options of a combobox. The typed part of each option is marked. */
export function ComboboxList(props: ComboboxListProps) {
  const { noMatch } = useUiTexts();
  return (
    <div className="nk-listbox" hidden={!props.isShown}>
      {props.isShown && props.options.length === 0 && (
        <p className="nk-listbox__none">{noMatch(props.match)}</p>
      )}
      <div role="listbox" id={props.id} aria-label={props.label}>
        {props.isShown &&
          props.options.map((option, index) => (
            // The text box keeps the focus and handles keys; this element handles only clicks.
            // biome-ignore lint/a11y/useFocusableInteractive: options are reached through aria-activedescendant.
            // biome-ignore lint/a11y/useKeyWithClickEvents: the text box handles the keys.
            <div
              key={option.key}
              id={`${props.id}-${index}`}
              role="option"
              aria-selected={index === props.active}
              className="nk-option"
              ref={index === props.active ? bringIntoView : undefined}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => props.onChoose(index)}
            >
              {option.icon}
              <span>
                <MatchedText text={option.label} match={props.match} />
                {option.detail && <span className="nk-option__detail">{option.detail}</span>}
              </span>
            </div>
          ))}
      </div>
    </div>
  );
}
