import { ChevronDown } from 'lucide-react';
import type { Ref, SelectHTMLAttributes } from 'react';
import { Field, type FieldTexts } from './field.tsx';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectProps extends FieldTexts, SelectHTMLAttributes<HTMLSelectElement> {
  readonly options: readonly SelectOption[];
  /** The text of the empty first option. */
  readonly placeholder?: string | undefined;
  readonly ref?: Ref<HTMLSelectElement> | undefined;
}

/** A native select element in a Field. */
export function Select(props: SelectProps) {
  const { label, hint, error, isOptional, isLabelHidden, options, placeholder, id, className, ...select } =
    props;
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      isOptional={isOptional}
      isLabelHidden={isLabelHidden}
      id={id}
      className={className}
    >
      {(ids) => (
        <div className="nk-box">
          <select {...select} {...ids} className="nk-box__input nk-box__select">
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className="nk-box__arrow" size={20} aria-hidden="true" />
        </div>
      )}
    </Field>
  );
}
