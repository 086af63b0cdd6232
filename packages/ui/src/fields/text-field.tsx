import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../lib/cx.ts';
import { Field, type FieldTexts } from './field.tsx';

export interface TextFieldProps extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix'> {
  /** Content before the text inside the box, such as an icon, "+91" or "₹". */
  readonly prefix?: ReactNode;
  /** Content after the text inside the box, such as a unit or a button. */
  readonly suffix?: ReactNode;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** An input for one line of text. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, isOptional, isLabelHidden, prefix, suffix, id, className, ...input } = props;
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
        <div className={cx('nk-box', input.disabled && 'nk-box--off', input.readOnly && 'nk-box--fixed')}>
          {prefix !== undefined && <span className="nk-box__side">{prefix}</span>}
          <input type="text" {...input} {...ids} className="nk-box__input" />
          {suffix !== undefined && <span className="nk-box__side">{suffix}</span>}
        </div>
      )}
    </Field>
  );
}
