import type { DeskAction } from '../desk/desk-action';

const registered = new Map<string, DeskAction>();

/**
 * Makes actions known that only the sandbox has: what people, partners or time do elsewhere. Registering a name
 * again replaces it.
 */
export function registerSandboxDesk(actions: readonly DeskAction[]): void {
  for (const action of actions) registered.set(action.name, action);
}

/** The action of that name; undefined when there is none. */
export function findSandboxAction(name: string): DeskAction | undefined {
  return registered.get(name);
}
