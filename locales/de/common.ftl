### Was von beiden Spielen gesagt wird.

end-round-limit = Es ist zu Ende: Die Rundengrenze ist erreicht
