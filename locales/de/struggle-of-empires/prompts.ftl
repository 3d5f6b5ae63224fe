# Struggle of Empires: wer was entscheiden muss, und Entscheidungen als Sätze.
#
# prompt-KEY spricht zu denen, die entscheiden müssen, prompt-KEY-waiting zu allen anderen; $powers sind
# die, die entscheiden müssen, $side die Seite eines Angriffs, die gefragt ist.

## Aufbau

prompt-choose-power = Wähle deine Macht.
prompt-choose-power-waiting = Jemand anderes wählt eine Macht.
prompt-redraw = Du darfst Startmarker eines Gebiets, das du doppelt hast, zurückgeben und neu ziehen. Behalte sie, wenn du zufrieden bist.
prompt-redraw-waiting = { $powers } darf Startmarker neu ziehen.
    .powers = power-*-subject
prompt-draft = Wähle einen Startmarker; die anderen gehen nach links weiter.
prompt-draft-waiting = Es wählt einen Startmarker: { $powers }.
    .powers = power-*
prompt-place = Setze eine Einheit.
prompt-place-waiting = { $powers } setzt eine Einheit.
    .powers = power-*-subject

## Versteigerungen

prompt-bid = Biete um die nächsten beiden Plätze in den Allianzen, oder passe.
prompt-bid-waiting = { $powers } bietet.
    .powers = power-*-subject
prompt-propose = Wen schlägst du für die rote und die blaue Allianz vor?
prompt-propose-waiting = { $powers } macht einen Vorschlag.
    .powers = power-*-subject

## Der Zug

prompt-turn = Wähle eine Aktion, nutze ein Plättchen oder beende den Zug.
prompt-turn-waiting = Am Zug ist { $powers }.
    .powers = power-*
prompt-moving = Bewege eine weitere Einheit, oder hör auf.
prompt-moving-waiting = { $powers } bewegt Einheiten.
    .powers = power-*-subject
prompt-deploy = Wohin zieht die Einheit?
prompt-deploy-waiting = { $powers } schickt eine Einheit los.
    .powers = power-*-subject
prompt-sea-stay = Das Meer hält die Einheit auf. Nimm es hin, oder zahle 1 Gold, um anzukommen.
prompt-sea-stay-waiting = { $powers } darf für die Fahrt zahlen.
    .powers = power-*-subject
prompt-sea-sink = Die Einheit sinkt. Verliere sie, zahle 2 Gold, um sie zu retten, oder 3 Gold, um anzukommen.
prompt-sea-sink-waiting = { $powers } darf für eine sinkende Einheit zahlen.
    .powers = power-*-subject
prompt-militia = Deine Miliz darf eine weitere Armee bauen.
prompt-militia-waiting = { $powers } darf eine weitere Armee bauen.
    .powers = power-*-subject

## Der Angriff

prompt-surprise = Überraschungsangriff ausgeben, damit sich niemand der Verteidigung anschließen darf?
prompt-surprise-waiting = { $powers } darf überraschend angreifen.
    .powers = power-*-subject
prompt-commit = Mit wie vielen Einheiten hilfst du ({ $side })?
    .side = battle-side-*
prompt-commit-waiting = { $powers } darf helfen ({ $side }).
    .powers = power-*-subject
    .side = battle-side-*
prompt-arms = Wo soll dein lokales Bündnis helfen: auf See oder an Land?
prompt-arms-waiting = { $powers } entscheidet, wo ein lokales Bündnis hilft.
    .powers = power-*-subject
prompt-sea-fight = Auf See um die Flottenunterstützung kämpfen oder ablehnen?
prompt-sea-fight-waiting = { $powers } entscheidet über den Kampf auf See.
    .powers = power-*-subject
prompt-surrender = Einen Kontrollmarker kampflos aufgeben oder weiterkämpfen?
prompt-surrender-waiting = { $powers } darf aufgeben.
    .powers = power-*-subject
prompt-bonus = Blockade ausgeben, damit deine Flottenunterstützung 2 zählt?
prompt-bonus-waiting = { $powers } darf Blockade ausgeben.
    .powers = power-*-subject
prompt-reserves = Reserven ausgeben, damit beide Seiten neu würfeln?
prompt-reserves-waiting = { $powers } darf Reserven ausgeben.
    .powers = power-*-subject
prompt-withdrawal = Geordneten Rückzug ausgeben und keine Einheiten verlieren?
prompt-withdrawal-waiting = { $powers } darf sich geordnet zurückziehen.
    .powers = power-*-subject
prompt-loss-kind = Welche Einheit verlierst du?
prompt-loss-kind-waiting = { $powers } wählt einen Verlust.
    .powers = power-*-subject
prompt-loss-ally = Wer von den Verbündeten trägt den Verlust?
prompt-loss-ally-waiting = { $powers } wählt, wer den Verlust trägt.
    .powers = power-*-subject

## Entscheidungen: $a, $b, … sind die Wörter nach dem ersten

decision-power = { $a } spielen
    .a = power-*
decision-return = { $a } zurückgeben
decision-redraw = Neu ziehen
decision-keep = Behalten
decision-draft = { $a } wählen
decision-place = { $a-id ->
    [army] Armee
    [navy] Flotte
   *[fort] Fort
  } { $b } setzen
    .a = kind-*
    .b = place-*-in
decision-bid = { $a } Gold bieten
decision-propose = Vorschlag: { $a-0 } für Rot, { $a-1 } für Blau
    .a = power-*
decision-pass = Passen
decision-build = { $a-id ->
    [army] Armee bauen
    [navy] Flotte bauen
   *[fort] Fort bauen
  }
    .a = kind-*
decision-rebuild = { $a-id ->
    [army] Armee
    [navy] Flotte
   *[fort] Fort
  } ({ $b }) entfernen und neu bauen
    .a = kind-*
    .b = place-*
decision-deploy = Ziel: { $a }
    .a = place-*
decision-militia = Mit der Miliz eine Armee bauen
decision-move = { $a-id ->
    [army] Armee
    [navy] Flotte
   *[fort] Fort
  } bewegen, aus: { $b }
    .a = kind-*
    .b = place-*
decision-stop = Aufhören
decision-accept = Hinnehmen
decision-rescue = 2 Gold zahlen und bleiben
decision-arrive = Zahlen und ankommen
decision-attack = Angriff { $a }: { $b }
    .a = area-*-in
decision-war-office = Angriff { $a } mit dem Kriegsministerium: { $b }
    .a = area-*-in
decision-surprise = Überraschungsangriff ausgeben
decision-open = Offen angreifen
decision-commit = { $a ->
    [0] { $b ->
        [0] Nicht helfen
        [one] Mit 1 Armee helfen
       *[other] Mit { $b } Armeen helfen
    }
   *[other] { $b ->
        [0] { $a ->
            [one] Mit 1 Flotte helfen
           *[other] Mit { $a } Flotten helfen
        }
       *[other] Mit { $a } auf See und { $b } an Land helfen
    }
  }
decision-sea = { $a }: auf See
    .a = alliance-*
decision-land = { $a }: an Land
    .a = alliance-*
decision-fight = Kämpfen
decision-decline = Kampf auf See ablehnen
decision-surrender = Aufgeben
decision-bonus = Blockade ausgeben
decision-no-bonus = Blockade behalten
decision-reroll = Neu würfeln
decision-stand = Würfel liegen lassen
decision-withdraw = Geordneter Rückzug
decision-hold = Verluste tragen
decision-lose = { $a-id ->
    [army] Armee verlieren
    [navy] Flotte verlieren
   *[fort] Fort verlieren
  }
    .a = kind-*
decision-loss-to = Den Verlust trägt { $a }
    .a = power-*
decision-colonize = Kolonisieren: { $a }
decision-commerce = Handeln: { $a }
decision-ally = Lokales Bündnis schließen: { $a }
    .a = alliance-*
decision-claim = { $a } nehmen
    .a = tile-*
decision-incite = { $a-id ->
    [pirates] Piraten
   *[revolt] Aufstand
  } { $b } gegen { $c } anstiften
    .a = token-*
    .b = area-*-in
    .c = power-*
decision-trade = { $a } nutzen ({ $b })
    .a = tile-*
    .b = area-*
decision-agriculture = Verbesserte Landwirtschaft nutzen
decision-diplomacy = Diplomatischen Dienst nutzen: { $a }
    .a = alliance-*
decision-mercenaries = Söldner nutzen
decision-pressgangs = Presskommandos nutzen
decision-natives = Einheimischenmiliz { $a } nutzen
    .a = area-*-in
decision-blockade = Blockade { $a } legen
    .a = area-*-in
decision-end = { $a-id ->
    [calm] Zug beenden und einen Punkt Unruhe abgeben
   *[none] Zug beenden
  }
decision-pay = { $a } Gold an { $b } zahlen
    .b = power-*

## Nur das Verb, für einen Knopf

deed-attack = Angreifen
deed-war-office = Angreifen
deed-incite = Anstiften
deed-move = Bewegen
deed-build = Bauen
deed-claim = Nehmen
deed-propose = Vorschlagen
deed-place = Platzieren
deed-trade = Nutzen
deed-natives = Nutzen
deed-ally = Verbünden
deed-diplomacy = Verbünden
deed-blockade = Sperren
deed-colonize = Kolonisieren
deed-commerce = Handeln
