import { createContext } from 'react';
import type { ReactNode } from 'react';

/** What the portal's frame gives to the page in view, so that no page needs to know of it. */
export interface FramePartsValue {
  /** The tab bar of a main destination; {@link PageProps} shows it at its bottom. */
  readonly tabs?: ReactNode;
  /** Shown by {@link PageProps} at the top of its main landmark. */
  readonly banner?: ReactNode;
  /** `always`: the header is hidden; `native`: hidden in an app that draws the bar itself (spec 2 §2.31). */
  readonly hidden?: 'always' | 'native' | undefined;
  /** The page is where one of the tabs below it leads, so its header has no way back. */
  readonly noBack?: boolean | undefined;
  /** The page shows no search box (spec 2 §2.2, noSearchInput). */
  readonly noSearch?: boolean | undefined;
  /** Beside back. */
  readonly start?: ReactNode;
  /** Before the page's own action. */
  readonly end?: ReactNode;
}

export const FrameParts = createContext<FramePartsValue>({});
