import { createContext } from 'react';
import type { ReactNode } from 'react';

/**
 * The tab bar that the portal's frame gives to the page of a main destination. {@link PageProps}
 * shows it at its bottom, so that no page needs to know which tabs there are.
 */
export const FrameTabs = createContext<ReactNode>(undefined);
