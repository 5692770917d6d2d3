import { create } from 'zustand';
import { useSession } from '#web/lib/session.ts';

type Respond = (isConfirmed: boolean) => void;

/** The pending reauthentication request; null if there is none. */
export const useReauthentication = create<{ readonly respond: Respond | null }>(() => ({ respond: null }));

/** Asks for the password; simultaneous calls share one request. Resolves to false if it is canceled. */
export function requestReauthentication(): Promise<boolean> {
  pendingRequest ??= openRequest().finally(() => {
    pendingRequest = null;
  });
  return pendingRequest;
}

let pendingRequest: Promise<boolean> | null = null;

/** Canceled when the session ends. */
function openRequest(): Promise<boolean> {
  return new Promise((resolve) => {
    const respond: Respond = (isConfirmed) => {
      stop();
      useReauthentication.setState({ respond: null });
      resolve(isConfirmed);
    };
    const stop = useSession.subscribe(({ user }) => {
      if (!user.authenticated) respond(false);
    });
    useReauthentication.setState({ respond });
  });
}
