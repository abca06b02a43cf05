import type { ReactElement } from 'react';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { VisuallyHidden } from '../display/visually-hidden';
import { CheckCircleIcon, WarningIcon } from '../icons/status-icons';
import type { ToastApi, ToastProviderProps } from './props';
import styles from './toast.module.css';

interface Message {
  key: number;
  text: string;
  tone: 'info' | 'success' | 'error';
}

const ToastContext = createContext<ToastApi | undefined>(undefined);

/**
 * Shows short messages that need no answer. An error is announced at once (alert), the others politely (status).
 * @throws when there is no {@link ToastProvider} above.
 */
export function useToast(): ToastApi {
  const api = useContext(ToastContext);
  if (api === undefined) throw new Error('useToast needs a ToastProvider above it.');
  return api;
}

/** Owns the toast region; see {@link ToastProviderProps}. */
export function ToastProvider({ children }: ToastProviderProps): ReactElement {
  const [message, setMessage] = useState<Message>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const region = useRef<HTMLDivElement>(null);

  const dismiss = useCallback(() => {
    clearTimeout(timer.current);
    setMessage(undefined);
  }, []);
  const show = useCallback<ToastApi['show']>((text, { tone = 'info', durationMs } = {}) => {
    clearTimeout(timer.current);
    setMessage((old) => ({ key: (old?.key ?? 0) + 1, text, tone }));
    timer.current = setTimeout(
      () => setMessage(undefined),
      durationMs ?? (tone === 'error' ? 8000 : 4000),
    );
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  // As a popover it lies in the top layer, so an open dialog does not cover it. A region that was hidden is not
  // announced reliably, so the words for screen readers live in regions that are always there.
  useEffect(() => {
    const element = region.current;
    if (element === null || typeof element.showPopover !== 'function') return;
    if (element.matches(':popover-open')) element.hidePopover();
    if (message !== undefined) element.showPopover();
  }, [message]);

  const api = useMemo(() => ({ show, dismiss }), [show, dismiss]);
  // A new key makes a repeated message a new node, so it is announced again.
  const bubbleText = message !== undefined && <span key={message.key}>{message.text}</span>;
  return (
    <ToastContext value={api}>
      {children}
      <VisuallyHidden live>{message?.tone !== 'error' && bubbleText}</VisuallyHidden>
      <VisuallyHidden live="alert">{message?.tone === 'error' && bubbleText}</VisuallyHidden>
      <div ref={region} popover="manual" className={styles['region']} aria-hidden="true">
        {message !== undefined && (
          <span key={message.key} className={styles['bubble']}>
            {message.tone === 'success' && <CheckCircleIcon />}
            {message.tone === 'error' && <WarningIcon />}
            <span>{message.text}</span>
          </span>
        )}
      </div>
    </ToastContext>
  );
}
