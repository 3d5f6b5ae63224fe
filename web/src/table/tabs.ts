/** The tabs beside the board, and those of a phone. */
export type SideTab = 'log' | 'moves' | 'chat' | 'notes' | 'offers' | 'sequence';
export type PhoneTab = 'map' | 'dock' | 'panels' | SideTab;
