/** Quiet sounds, made on the spot. No sound carries information of its own. */

export type Sound = 'piece' | 'card' | 'drum' | 'turn' | 'end';

/** What is heard of all that happened at once: one sound, of wood where nothing else is said. */
export function heard(events: readonly unknown[], sounds: Readonly<Partial<Record<string, Sound>>> = {}): Sound {
  const all = events.map((event) => sounds[(event as { event?: string } | null)?.event ?? '']);
  return (['drum', 'card'] as const).find((sound) => all.includes(sound)) ?? 'piece';
}

let context: AudioContext | null = null;

function tone(audio: AudioContext, at: number, frequency: number, length: number, loud: number, kind: OscillatorType) {
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = kind;
  oscillator.frequency.setValueAtTime(frequency, at);
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + length);
}

function rustle(audio: AudioContext, at: number, length: number, loud: number) {
  const size = Math.ceil(audio.sampleRate * length);
  const buffer = audio.createBuffer(1, size, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < size; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / size) ** 2;
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = 2400;
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(at);
}

export function play(sound: Sound) {
  try {
    context ??= new AudioContext();
    const audio = context;
    if (audio.state === 'suspended') void audio.resume();
    const now = audio.currentTime;
    switch (sound) {
      case 'piece':
        tone(audio, now, 190, 0.09, 0.18, 'triangle');
        rustle(audio, now, 0.03, 0.12);
        break;
      case 'card':
        rustle(audio, now, 0.16, 0.14);
        break;
      case 'drum':
        for (const [step, loud] of [0.3, 0.2, 0.26].entries()) {
          tone(audio, now + step * 0.24, 68, 0.42, loud, 'sine');
          tone(audio, now + step * 0.24, 103, 0.12, loud / 3, 'triangle');
        }
        break;
      case 'turn':
        tone(audio, now, 196, 1.4, 0.16, 'sine');
        tone(audio, now, 392.6, 1.1, 0.06, 'sine');
        break;
      case 'end':
        for (const [step, frequency] of [131, 165, 196].entries())
          tone(audio, now + step * 0.16, frequency, 1.6, 0.12, 'sine');
    }
  } catch {
    // A browser without sound plays none.
  }
}
