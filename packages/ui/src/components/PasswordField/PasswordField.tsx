'use client';
import { useState } from 'react';
import { useUiText } from '../../theme/useUiText.ts';
import { InnerButton } from '../Field/InnerButton.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'icon' | 'end' | 'autoComplete'> {
  /** Tells password managers which of the two it is. */
  readonly autoComplete: 'current-password' | 'new-password';
  /** Names of the button that shows and hides the password. @default "Show password", "Hide password" */
  readonly showLabel?: string;
  /** Name of the button while the password is shown. */
  readonly hideLabel?: string;
}

/**
 * A password, hidden until its writer wants to see it.
 *
 * @example
 * <PasswordField label="Password" autoComplete="current-password" {...register('password')} />
 */
export function PasswordField({ showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const text = useUiText();
  const [isShown, setShown] = useState(false);
  const label = isShown ? text('ui.passwordField.hide', hideLabel) : text('ui.passwordField.show', showLabel);
  return (
    <TextField
      autoCapitalize="off"
      spellCheck={false}
      {...rest}
      type={isShown ? 'text' : 'password'}
      end={
        <InnerButton type="button" data-words="" aria-label={label} onClick={() => setShown(!isShown)}>
          {text(isShown ? 'ui.passwordField.hideWord' : 'ui.passwordField.showWord')}
        </InnerButton>
      }
    />
  );
}
