/** Short messages that go away by themselves. */
import { asProblem } from './api';
import { i18n } from './i18n.svelte';

export interface Toast {
  id: number;
  text: string;
  rule?: string | null;
  kind: 'news' | 'warn';
}

class Toasts {
  list = $state<Toast[]>([]);
  #next = 1;

  show(text: string, kind: Toast['kind'] = 'news', rule?: string | null) {
    const id = this.#next++;
    this.list = [...this.list.filter((toast) => toast.text !== text), { id, text, kind, rule }].slice(-3);
    setTimeout(() => this.drop(id), kind === 'warn' ? 7000 : 4000);
  }

  /** An error, in words. */
  problem(error: unknown) {
    const problem = asProblem(error);
    const text = i18n.texts.lookup(`problem-${problem.code}`) ?? problem.body.detail ?? problem.body.title;
    this.show(text, 'warn', problem.body.rule);
  }

  drop(id: number) {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
