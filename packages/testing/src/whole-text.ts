/** Matches the innermost element whose whole text this is, also where parts of it are marked: for `getByText`. */
export function wholeText(text: string) {
  return (_: string, element: Element | null): boolean =>
    element?.textContent === text &&
    ![...element.children].some((child) => child.textContent === text);
}
