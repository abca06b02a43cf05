import type { ReactNode, RefObject } from 'react';

/**
 * The draggable floating button (spec 2 §2.31): in the header until the user moves it. The button alone is in the page;
 * its `data-act` asks the frame for {@link FloatingMenuProps} when it is first touched or focused.
 */
export interface FloatingButtonProps {
  reference: RefObject<HTMLButtonElement | null>;
}

/** One entry of the floating menu. */
export interface FloatingMenuItem {
  label: string;
  icon: ReactNode;
  /** A page of the portal; else give `href`. */
  to?: string | undefined;
  /** `tel:`, or another allowed host. */
  href?: string | undefined;
  /** In place of following `href`: an address that only an app can open. */
  onOpen?: (() => void) | undefined;
}

/** The open menu, and what moves its button: drag, arrow keys, a long press back to its place. */
export interface FloatingMenuProps {
  button: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onClose: () => void;
  items: readonly FloatingMenuItem[];
  /** Keeps where the button stands, in pixels from the start and top of the column; null is its own place. */
  onMoved: (position: { readonly x: number; readonly y: number } | null) => void;
}

/** A strip with one link that leads back to where the person came from, or on to a channel's own home. */
export interface LinkBannerProps {
  text: string;
  icon: ReactNode;
  to?: string | undefined;
  href?: string | undefined;
  /** `floating` stands over the page, so that nothing moves when it comes after the page. */
  placement?: 'inline' | 'floating' | undefined;
}

/** Shows a first-time visitor around, one step after the other. */
export interface GuideOverlayProps {
  steps: readonly {
    title: string;
    text: string;
    /** Selector of what the step is about; it is lit. */ target?: string;
  }[];
  /** Finished or skipped. */
  onDone: () => void;
}
