import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../lib/cx.ts';
import { Field, type FieldTexts } from './field.tsx';

export interface TextFieldProps extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix'> {
  /** Before the text, inside the box: an icon, "+91", "₹". */
  readonly prefix?: ReactNode;
  /** After the text, inside the box: a unit or a button. */
  readonly suffix?: ReactNode;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, isOptional, isLabelHidden, prefix, suffix, id, className, ...input } = props;
  return (
    <Field {...{ label, hint, error, isOptional, isLabelHidden, id, className }}>
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
