import { create } from 'zustand';
import type { ArticleName } from '#domain/features/help/articles.ts';

/** One level of the chat window; the back arrow returns to the one before. */
export type ChatScreen =
  | { readonly name: 'start' | 'articles' | 'email' | 'chats' }
  | { readonly name: 'article'; readonly article: ArticleName }
  | {
      readonly name: 'chat';
      readonly room: string;
      /** The id of a signed-in person's chat, or null for a guest's. */
      readonly session: number | null;
      /** A new chat has no history. */
      readonly isNew: boolean;
      /** Sent when the chat opens, once. */
      readonly firstMessage?: string;
    };

interface ChatWindow {
  readonly isOpen: boolean;
  /** The levels, the current one last. They stay when the window closes. */
  readonly screens: readonly ChatScreen[];
  /** Unread replies in all chats of the person. */
  readonly unread: number;
}

const closed: ChatWindow = { isOpen: false, screens: [{ name: 'start' }], unread: 0 };

export const useChatWindow = create<ChatWindow>(() => closed);

export function toggleChat(): void {
  useChatWindow.setState(({ isOpen }) => ({ isOpen: !isOpen }));
}

export function closeChat(): void {
  useChatWindow.setState({ isOpen: false });
}

export function openScreen(screen: ChatScreen): void {
  useChatWindow.setState(({ screens }) => ({ screens: [...screens, screen] }));
}

/** Opens a screen in place of the current one: the back arrow skips a form that is done. */
export function replaceScreen(screen: ChatScreen): void {
  useChatWindow.setState(({ screens }) => ({ screens: [...screens.slice(0, -1), screen] }));
}

export function goBack(): void {
  useChatWindow.setState(({ screens }) => ({ screens: screens.length > 1 ? screens.slice(0, -1) : screens }));
}

/** Opens the window with a chat. */
export function openChat(screen: ChatScreen): void {
  useChatWindow.setState({ isOpen: true, screens: [{ name: 'start' }, screen] });
}

/** After the first message was handed to the chat, so that it isn't sent again. */
export function clearFirstMessage(): void {
  useChatWindow.setState(({ screens }) => ({
    screens: screens.map((screen) => {
      if (screen.name !== 'chat' || screen.firstMessage === undefined) return screen;
      const { firstMessage: _, ...rest } = screen;
      return rest;
    }),
  }));
}

/** Forgets the screens, which may show another person's chats. */
export function resetChat(): void {
  useChatWindow.setState(closed);
}

export function setUnreadChats(unread: number): void {
  useChatWindow.setState({ unread });
}
