# Imperial Struggle: wer was entscheiden muss, und Entscheidungen als Sätze.
#
# prompt-KEY spricht zu der Person, die entscheiden muss, prompt-KEY-waiting zu allen anderen; $sides
# sind die, die entscheiden müssen.

## Vor dem ersten Zug

prompt-want-side = Welche Seite möchtest du spielen?
prompt-want-side-waiting = Die andere Person wählt die Seite, um die geboten wird.
prompt-bid = Wie viele Treaty-Punkte bietest du dafür, { $side } zu spielen?
prompt-bid-waiting = Die andere Person bietet darum, { $side } zu spielen.
prompt-bid-or-accept = { $last ->
    [one] 1 Treaty-Punkt ist
   *[other] { $last } Treaty-Punkte sind
  } für { $side } geboten. Nimm an und spiele die andere Seite, oder biete mehr.
prompt-bid-or-accept-waiting = Die andere Person antwortet auf das Gebot von { $last } für { $side }.
prompt-assign-tiles = Teile deine Basic-Tiles den Schauplätzen des nächsten Krieges zu{ $left ->
    [0] .
   *[other] {" "}(noch { $left }).
  }
prompt-assign-tiles-waiting = Warten auf die Basic-Tiles von { $sides }.
    .sides = side-*

## Die Phasen

prompt-discard = Wähle eine Ereigniskarte zum Abwerfen{ $left ->
    [0] .
   *[other] {" "}(noch { $left }).
  }
prompt-discard-waiting = Warten auf den Abwurf von { $sides }.
    .sides = side-*
prompt-choose-ministries = Wähle deine Ministry-Karten{ $left ->
    [0] .
   *[other] {" "}(noch { $left }).
  }
prompt-choose-ministries-waiting = Warten auf die Ministry-Karten von { $sides }.
    .sides = side-*
prompt-exchange-ministries = Du darfst Ministry-Karten tauschen, die noch verdeckt sind.
prompt-exchange-ministries-waiting = Ministry-Karten tauschen oder behalten: Warten auf { $sides }.
    .sides = side-*
prompt-name-first = Du hast die Initiative. Wer beginnt?
prompt-name-first-waiting = { $sides } sagt, wer beginnt.
    .sides = side-*

## Eine Aktionsrunde

prompt-choose-tile = Nimm ein Investment-Tile.
prompt-choose-tile-waiting = { $sides } wählt ein Investment-Tile.
    .sides = side-*
prompt-act = Spiele ein Ereignis, gib Aktionspunkte aus, nutze Advantages und Ministries, oder beende deine Aktionsrunde.
prompt-act-waiting = { $sides } spielt die Aktionsrunde.
    .sides = side-*
prompt-place-tile = Lege dein neues Bonus-Tile an einen Schauplatz des nächsten Krieges.
prompt-place-tile-waiting = { $sides } legt ein Bonus-Tile.
    .sides = side-*
prompt-move-tile = { $theater }: ein Tile zu viel. Welches kommt wohin?
prompt-move-tile-waiting = { $sides } verschiebt ein Bonus-Tile vom Schauplatz { $theater }.
    .sides = side-*
prompt-pay = Deine { $slot } deckt den Preis von { $price } nicht. Wähle zwischen Debt und Treaty-Punkten.
prompt-pay-waiting = { $sides } wählt, wie bezahlt wird.
    .sides = side-*
prompt-keep-tile = { $theater }: Welches Basic-Tile soll bleiben?
prompt-keep-tile-waiting = { $sides } wählt das Basic-Tile für den Schauplatz { $theater }.
    .sides = side-*
prompt-reject-tile = Soll das andere Tile aus dem Spiel oder zurück in deinen Pool?
prompt-reject-tile-waiting = { $sides } entscheidet über das abgelehnte Basic-Tile.
    .sides = side-*

## In einem Ereignis

prompt-event-target = { $card }: Wähle{ $left ->
    [0] .
    [one] .
   *[other] {" "}(noch { $left }).
  }
prompt-event-target-waiting = { $sides } führt { $card } aus.
    .sides = side-*
prompt-event-branch = { $card }: Wähle eines.
prompt-event-branch-waiting = { $sides } führt { $card } aus.
    .sides = side-*
prompt-event-advantage = { $card }: Nutze eines deiner Advantages. Es wird nicht erschöpft.
prompt-event-advantage-waiting = { $sides } führt { $card } aus.
    .sides = side-*
prompt-overruns = Deine Militärausgaben ufern aus. Wähle einen Verlust: ein Fort, eine Squadron oder ein Bonus-Tile.
prompt-overruns-waiting = { $sides } wählt einen Verlust.
    .sides = side-*

## Im Krieg

prompt-tile-effects = { $theater }: Nutze die Symbole deiner Tiles{ $fort-or-fleet ->
    [0] {""}
   *[other] {" "}· { $fort-or-fleet } × Fort oder Flotte
  }{ $unflag ->
    [0] {""}
   *[other] {" "}· { $unflag } × gestrichene Flagge
  }.
prompt-tile-effects-waiting = { $sides } nutzt die Symbole der eigenen Tiles ({ $theater }).
    .sides = side-*
prompt-spoils = { $theater }: Nimm deine Beute{ $cp ->
    [0] {""}
    [one] {" "}· 1 Eroberungspunkt
   *[other] {" "}· { $cp } Eroberungspunkte
  }{ $unflag ->
    [0] {""}
   *[other] {" "}· { $unflag } × Flagge entfernen
  }.
prompt-spoils-waiting = { $sides } nimmt die Beute ({ $theater }).
    .sides = side-*
prompt-refusal = Du sollst { $space } abtreten. Gibst du nach, oder verweigerst du es und gibst { $refusals ->
    [0] 3
   *[other] 5
  } SP?
prompt-refusal-waiting = { $sides } darf sich weigern, { $space } abzutreten.
    .sides = side-*
prompt-lose-squadrons = { $to-id ->
    [removed] Wähle eine Squadron, die das Spiel verlässt
   *[unbuilt] Wähle eine Squadron, die zu den ungebauten zurückgeht
  }{ $left ->
    [one] .
   *[other] {" "}(noch { $left }).
  }
    .to = place-*
prompt-lose-squadrons-waiting = { $sides } wählt eine Squadron zum Abgeben.
    .sides = side-*
prompt-usa-flags = Wo soll die USA-Flagge gehisst werden?
prompt-usa-flags-waiting = { $sides } hisst USA-Flaggen.
    .sides = side-*
prompt-usa-forts = Welche Forts der Nördlichen Kolonien sollen geräumt werden?
prompt-usa-forts-waiting = { $sides } darf Forts der Nördlichen Kolonien räumen.
    .sides = side-*
prompt-canada = Soll die USA-Flagge über Québec & Montréal gehisst werden?
prompt-canada-waiting = { $sides } entscheidet über Québec & Montréal.
    .sides = side-*
prompt-spanish-shift = Du darfst ein Feld Spaniens shiften.
prompt-spanish-shift-waiting = { $sides } darf ein Feld Spaniens shiften.
    .sides = side-*
prompt-wait = Einen Moment …
prompt-wait-waiting = Einen Moment …

## Entscheidungen: $a, $b, … sind die Wörter nach dem ersten, $help die mit einem Plus

decision-side = { $a } spielen
    .a = side-*
decision-bid = { $a ->
    [one] 1 Treaty-Punkt
   *[other] { $a } Treaty-Punkte
  } bieten
decision-accept = Annehmen
decision-assign = { $b } an den Schauplatz { $a } legen
    .a = theater-*
    .b = basic-tile-*
decision-discard = { $a } abwerfen
    .a = card-*
decision-ministry = { $a } wählen
    .a = ministry-*
decision-exchange = { $a } gegen { $b } tauschen
    .a = ministry-*
    .b = ministry-*
decision-keep = { $a-id ->
    [old] Das alte Tile behalten
    [new] Das neue Tile behalten
   *[none] Deine Ministry-Karten behalten
  }
decision-uprisings = { $a-id ->
    [take] Jakobitenaufstände als dritte Ministry-Karte nehmen
   *[leave] Auf Jakobitenaufstände verzichten
  }
decision-first = { $a } beginnt
    .a = side-*
decision-reveal = { $a } aufdecken
    .a = ministry-*
decision-tile = Tile { $a } nehmen
    .a = tile-*
decision-pass = { $a ->
    [0] Passen
   *[other] Passen und { $a } Debt abbauen
  }
decision-event = { $a } spielen{ $help-count ->
    [0] {""}
   *[other] {" "}und { $help } aufdecken
  }
    .a = card-*
    .help = ministry-*
decision-use = { $a } nutzen{ $b-id ->
    [none] {""}
   *[other] : { $b }
  }
    .a = ministry-*
    .b = use-*
decision-merge = Aktionspunkte des Ereignisses zur Minor-Aktion nehmen
decision-separate = Aktionspunkte des Ereignisses getrennt von der Major-Aktion halten
decision-advantage = { $a } nutzen{ $b-id ->
    [none] {""}
   *[other] : { $b }
  }{ $help-count ->
    [0] {""}
   *[other] , dabei { $help } aufdecken
  }
    .a = advantage-*
    .b = space-*
decision-upgrade = Military Upgrade: { $a }
    .a = theater-*
decision-swap = Basic-Tiles tauschen: { $a } und { $b }
    .a = theater-*
    .b = theater-*
decision-tile-out = Das Tile aus dem Spiel nehmen
decision-tile-back = Das Tile in den Pool zurücklegen
decision-place = Tile an den Schauplatz { $a } legen
    .a = theater-*
decision-move = { $a ->
    [0] Erstes
    [1] Zweites
   *[other] Drittes
  } Tile zum Schauplatz { $b } verschieben
    .b = theater-*
decision-end = Aktionsrunde beenden
decision-choose = { $a } wählen
    .a = space-*
decision-fleet = Squadron wählen: { $a }
    .a = place-*
# In einem Ereignis hat die Möglichkeit einen eigenen Satz: card-N-option-K.
decision-option = Möglichkeit { $a } wählen
decision-tile-of = { $a } wählen
    .a = advantage-*
decision-theater = { $a } wählen
    .a = theater-*
decision-return-tile = { $b ->
    [0] Erstes
   *[other] Zweites
  } Bonus-Tile vom Schauplatz { $a } in den Pool zurücklegen
    .a = theater-*
decision-commodity = { $a } wählen
    .a = commodity-*
decision-damage = Fort { $a } beschädigen
    .a = space-*
decision-disperse = Squadron ({ $a }) in die Navy Box schicken
    .a = space-*
decision-unflag = Flagge entfernen: { $a }
    .a = space-*
decision-conquer = { $a } erobern{ $c-id ->
    [none] {""}
   *[other] {" "}mit der Squadron ({ $c })
  }
    .a = space-*
    .c = place-*
decision-refuse = Verweigern
decision-done = Fertig
decision-pay = { $b ->
    [0] Mit { $d ->
        [one] 1 Treaty-Punkt
       *[other] { $d } Treaty-Punkten
    } bezahlen
   *[other] Mit { $b } Debt{ $d ->
        [0] {""}
        [one] {" "}und 1 Treaty-Punkt
       *[other] {" "}und { $d } Treaty-Punkten
    } bezahlen
  }

## Entscheidungen, die etwas kaufen

decision-shift = { $a } mit der { $b } shiften{ $help-count ->
    [0] {""}
   *[other] , Hilfe: { $help }
  }
    .a = space-*
    .b = slot-*
decision-draw-event = Ereigniskarte mit der { $a } ziehen
    .a = slot-*
decision-buy-tile = Bonus-Tile mit der { $a } kaufen
    .a = slot-*
decision-clear-conflict = Konfliktmarker ({ $a }) mit der { $b } entfernen
    .a = space-*
    .b = slot-*
decision-fort = Fort { $a } mit der { $b } bauen
    .a = space-*
    .b = slot-*
decision-repair = Fort { $a } mit der { $b } reparieren
    .a = space-*
    .b = slot-*
decision-squadron = Squadron mit der { $a } bauen{ $help-count ->
    [0] {""}
   *[other] , Hilfe: { $help }
  }
    .a = slot-*
decision-deploy = Squadron ({ $a } → { $b }) mit der { $c } verlegen
    .a = place-*
    .b = space-*
    .c = slot-*
decision-rebel = Jakobiten in { $a } mit der { $b } aufwiegeln
    .a = space-*
    .b = slot-*
decision-uprising = Jakobitenaufstände mit der { $a } werten
    .a = slot-*
decision-convert = 2 Militärpunkte der { $b } in 1 { $a } tauschen
    .a = ap-*-point
    .b = slot-*
decision-bastion = Squadron ({ $a }) mit Marinebastion und der { $b } in die Navy Box schicken
    .a = space-*
    .b = slot-*

help-huguenots = Hugenotten ({ $value })
help-speculation = Südseespekulation

# Wofür eine Ministry genutzt wird.
use-major = die Major-Aktion
use-minor = die Minor-Aktion
use-event = die Ereignis-Aktion
use-bought = die Tausch-Aktion

## Nur das Verb, für einen Knopf

deed-conquer = Erobern
deed-unflag = Flagge entfernen
deed-damage = Fort beschädigen
deed-clear-conflict = Marker entfernen
deed-deploy = Squadron verlegen
deed-upgrade = Upgrade machen
deed-place = Tile legen
deed-move = Tile verschieben
deed-assign = Tile zuteilen
deed-swap = Tauschen
deed-exchange = Tauschen
deed-event = Ereignis spielen
deed-tile = Tile nehmen
deed-ministry = Wählen
deed-theater = Wählen
deed-option = Wählen
deed-discard = Abwerfen
deed-reveal = Aufdecken
deed-use = Nutzen
deed-advantage = Nutzen
deed-shift = Shiften
