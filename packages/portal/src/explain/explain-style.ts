/** The view's own rules over the product's tokens. Served as a file: pages take no inline style. */
export const explainStyle = `
.explain { max-width: 720px; margin: 0 auto; padding: var(--space-4) var(--gutter) var(--space-6); }
.explain h1 { font-size: var(--text-large); margin: 0 0 var(--space-2); }
.explain h2 { font-size: var(--text-heading); margin: 0 0 var(--space-3); }
.explain p { margin: 0 0 var(--space-3); }
.explain form, .explain section { background: var(--color-card); border-radius: var(--radius); box-shadow: var(--shadow-card); padding: var(--space-4); margin-block: var(--space-4) 0; }
.explain form { display: grid; gap: var(--space-2); }
.explain label { font-weight: 600; margin-block-start: var(--space-2); }
.explain input, .explain select { font: inherit; color: var(--color-text); background: var(--color-card); border: 1px solid var(--color-line-strong); border-radius: var(--radius-small); min-height: var(--control-height); padding: 0 var(--space-3); width: 100%; }
.explain button { font: inherit; font-weight: 600; color: var(--color-on-brand); background: var(--color-brand); border: 0; border-radius: var(--radius-pill); min-height: var(--control-height); margin-block-start: var(--space-4); }
.explain :is(input, select, button):focus-visible { outline: 2px solid var(--color-focus); outline-offset: 2px; }
.explain small { color: var(--color-text-soft); font-size: var(--text-small); }
.explain code { font-family: ui-monospace, monospace; font-size: var(--text-small); color: var(--color-text-soft); }
.explain .problem { color: var(--color-danger-text); background: var(--color-danger-weak); border-radius: var(--radius-small); padding: var(--space-3); margin-block: var(--space-4) 0; }
.explain .verdict { border-radius: var(--radius-small); padding: var(--space-3); overflow-wrap: anywhere; }
.explain .verdict:last-child { margin: 0; }
.explain .verdict.allow { background: var(--color-brand-weak); color: var(--color-brand-weak-text); }
.explain .verdict.redirect { background: var(--color-accent-weak); color: var(--color-accent-text); }
.explain .verdict.block { background: var(--color-danger-weak); color: var(--color-danger-text); }
.explain ol { list-style: none; margin: 0; padding: 0; }
.explain li { display: grid; grid-template-columns: 1fr auto; gap: var(--space-1) var(--space-3); padding-block: var(--space-3); border-block-start: 1px solid var(--color-line); overflow-wrap: anywhere; }
.explain li:first-child { border: 0; padding-block-start: 0; }
.explain li > :is(small, span) { grid-column: 1 / -1; font-size: var(--text-dense); }
.explain li.decided { border-inline-start: 4px solid var(--color-danger); padding-inline-start: var(--space-3); }
.explain :is(li.notConcerned, li.notReached, li.skipped) { color: var(--color-text-soft); }
.explain dl { margin: 0; }
.explain dl > div { display: grid; grid-template-columns: minmax(7em, 2fr) 5fr; gap: var(--space-3); padding-block: var(--space-1); }
.explain dt { color: var(--color-text-soft); font-size: var(--text-small); overflow-wrap: anywhere; }
.explain dd { margin: 0; overflow-wrap: anywhere; font-size: var(--text-dense); }
`;
