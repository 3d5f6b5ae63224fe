/** “My turn” in title, icon, badge and notification. */
import { api } from './api';
import { notify } from './notice';
import { router, to } from './router.svelte';
import { session } from './session.svelte';
import { settings } from './settings.svelte';
import { play } from './sound';
import { Stream } from './stream';
import { t } from './i18n.svelte';

interface TurnNews {
  table: string;
  game?: string;
}

export interface Invitation {
  table: string;
  seat: number;
  game: string;
  from: string;
}

class Attention {
  /** The tables where it is my turn. */
  turns = $state<string[]>([]);
  invitations = $state<Invitation[]>([]);
  #stream: Stream | null = null;
  #person: string | null = null;
  #title = 'Kabinett';

  /** Follows the person's own stream; called whenever somebody else is signed in. */
  follow(person: string | null) {
    if (person === this.#person) return;
    this.#person = person;
    this.#stream?.close();
    this.#stream = null;
    this.turns = [];
    this.invitations = [];
    this.#draw();
    if (!person) return;
    this.#stream = new Stream(api.myEventsAddress(), {
      events: {
        turn: (data) => this.turn(data as TurnNews),
        'turn-over': (data) => this.over((data as TurnNews).table),
        invitation: (data) => {
          const news = data as Invitation;
          this.invitations = [...this.invitations.filter((known) => known.table !== news.table), news];
        },
      },
    });
  }

  turn(news: TurnNews) {
    const fresh = !this.turns.includes(news.table);
    if (!fresh) return;
    this.turns = [...this.turns, news.table];
    this.#draw();
    if (settings.value.sound) play('turn');
    if (settings.value.notify && document.hidden) this.#notify(news);
  }

  over(table: string) {
    this.turns = this.turns.filter((known) => known !== table);
    this.#draw();
  }

  /** What the page is about, without the mark for my turn. */
  title(text: string) {
    this.#title = text === 'Kabinett' ? text : `${text} · Kabinett`;
    this.#draw();
  }

  #draw() {
    const count = this.turns.length;
    document.title = count > 0 ? `${t('title-your-turn', { count })} · ${this.#title}` : this.#title;
    const icon = document.querySelector<HTMLLinkElement>('#favicon');
    const wanted = count > 0 ? '/icon-turn.svg' : '/icon.svg';
    if (icon && !icon.href.endsWith(wanted)) icon.href = wanted;
    const badge = navigator as Navigator & { setAppBadge?(n: number): Promise<void>; clearAppBadge?(): Promise<void> };
    void (count > 0 ? badge.setAppBadge?.(count) : badge.clearAppBadge?.())?.catch(() => undefined);
  }

  #notify({ table, game }: TurnNews) {
    const notice = {
      title: t('notify-your-turn'),
      body: game ? session.nameOf(game) : '',
      tag: table,
      url: to.table(table),
      icon: '/icon-192.png',
    };
    void notify(notice, (url) => router.go(url));
  }
}

export const attention = new Attention();
