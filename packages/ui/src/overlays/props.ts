import type { ReactNode } from 'react';

/**
 * Modal dialog on the native element: focus is kept inside and goes back to where it was, Escape closes.
 * On the server and while closed its content is not rendered.
 */
export interface DialogProps {
  open: boolean;
  /** Escape, or the caller's own actions. */
  onClose: () => void;
  title: string;
  children?: ReactNode;
  /** Buttons, the main one last. */
  actions?: ReactNode;
  /** `alertdialog` where the person must decide. */
  role?: 'dialog' | 'alertdialog' | undefined;
}

/** A question with two clearly different answers: 再想想 / 确认取消, never two "cancel"s. */
export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children?: ReactNode;
  /** Says what will happen: 确认取消. */
  confirmLabel: string;
  /** Says that nothing happens: 再想想. */
  keepLabel: string;
  onConfirm: () => void;
  /** Keep, or Escape. Not called while pending. */
  onClose: () => void;
  /** `danger` for what takes something away. */
  tone?: 'normal' | 'danger' | undefined;
  pending?: boolean | undefined;
}

/** Bottom sheet on the native dialog: closes on the backdrop, Escape and its close button; focus goes back. */
export interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children?: ReactNode;
  /** Stays visible under the scrolling content. */
  footer?: ReactNode;
  /** `tall` takes most of the screen (city picker). */
  size?: 'auto' | 'tall' | undefined;
}
