# Imperial Struggle: what it says of itself on the first page.

about = France against Britain, 1697 to 1789: six turns of trade and intrigue, four wars. For two players, about three hours.
