import { X } from 'lucide-react';
import { type ReactNode, type Ref, useId, useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import { useUiTexts } from '../lib/ui-texts.tsx';
import { ComboboxList, type ComboboxOption } from './combobox-list.tsx';
import { Field, type FieldTexts } from './field.tsx';
import { useListboxKeys } from './use-listbox-keys.ts';

export interface ComboboxProps<Option extends ComboboxOption> extends FieldTexts {
  /** The text in the box. */
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  /** The options for the text, best first. The caller filters them or fetches them from the server. */
  readonly options: readonly Option[];
  readonly onChoose: (option: Option) => void;
  /** Called on Enter if no option is highlighted. */
  readonly onSubmit?: ((text: string) => void) | undefined;
  readonly isLoading?: boolean | undefined;
  /** Any text is allowed and options are only suggestions, so "no match" is not shown. */
  readonly isFree?: boolean | undefined;
  readonly prefix?: ReactNode;
  readonly placeholder?: string | undefined;
  readonly name?: string | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** A text box with a list of suggestions, as the WAI-ARIA combobox pattern describes it. */
export function Combobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const { label, hint, error, isOptional, isLabelHidden, text, options, isLoading = false } = props;
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const words = useUiTexts();

  function choose(index: number) {
    const option = options[index];
    if (!option) return;
    setOpen(false);
    keys.setActive(-1);
    props.onChoose(option);
  }

  function clear(box: string) {
    type('');
    document.getElementById(box)?.focus();
  }

  function type(next: string) {
    props.onTextChange(next);
    keys.setActive(-1);
    setOpen(true);
  }

  const keys = useListboxKeys({ count: options.length, isOpen, setOpen, onChoose: choose });
  const saysNoMatch = !props.isFree && text.trim() !== '' && !isLoading;
  const isListed = isOpen && (options.length > 0 || saysNoMatch);

  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      isOptional={isOptional}
      isLabelHidden={isLabelHidden}
      className="nk-combobox"
    >
      {(ids) => (
        <>
          <div className="nk-box">
            {props.prefix !== undefined && <span className="nk-box__side">{props.prefix}</span>}
            <input
              {...ids}
              ref={props.ref}
              className="nk-box__input"
              type="text"
              role="combobox"
              autoComplete="off"
              enterKeyHint="search"
              name={props.name}
              placeholder={props.placeholder}
              aria-autocomplete="list"
              aria-expanded={isListed}
              aria-controls={listId}
              aria-activedescendant={keys.active >= 0 ? `${listId}-${keys.active}` : undefined}
              value={text}
              onChange={(event) => type(event.currentTarget.value)}
              onFocus={() => setOpen(true)}
              onBlur={() => setOpen(false)}
              onKeyDown={(event) => {
                keys.onKeyDown(event);
                if (event.key === 'Enter' && keys.active < 0 && props.onSubmit) {
                  setOpen(false);
                  props.onSubmit(text);
                }
              }}
            />
            {isLoading && <Spinner size={20} />}
            {text !== '' && (
              <IconButton label={words.clear} icon={<X size={20} />} onClick={() => clear(ids.id)} />
            )}
          </div>
          <ComboboxList
            id={listId}
            label={label}
            isShown={isListed}
            options={options}
            active={keys.active}
            match={text}
            onChoose={choose}
          />
          <div className="nk-hidden" role="status">
            {isListed && (options.length > 0 ? words.results(options.length) : words.noMatch(text))}
          </div>
        </>
      )}
    </Field>
  );
}
