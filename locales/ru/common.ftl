### То, что говорится об обеих играх.

deleted-player = удалённый игрок
end-round-limit = Игра окончена: достигнут предел раундов
game-in-short = Игра вкратце
list-and = { $first } и { $last }

level-random = наугад
level-beginner = новичок
level-easy = лёгкий
level-medium = средний
level-hard = сильный
level-expert = эксперт
level-about-beginner = Думает только о текущем ходе и часто довольствуется неплохим вместо лучшего.
level-about-easy = Ходит разумно, но упускает ходы получше.
level-about-medium = Хорошо оценивает свой ход, но не думает о вашем ответе.
level-about-hard = Смотрит на несколько ходов вперёд, в том числе на ваши.
level-about-expert = Считает так далеко, как позволяет время, и ждёт ваших лучших ответов.
bot-name = { $name } · { $level }

table-earlier-rules = Эта игра велась по прежним правилам. Она показана так, как была сыграна, и продолжить её нельзя.
table-earlier-rules-part = Эта игра велась по прежним правилам, и продолжить её нельзя. Нынешняя версия может показать её только до этого места; остальное — в журнале партии.

advice-title = Совет
advice-by = Уровень советчика: { $level }
advice-chance = { $name }: { $chance } %
advice-in-mind = Ваш ход: { $turn }
advice-agrees = Вы задумали лучший ход.
advice-than-yours = Лучше вашего хода, потому что:
advice-than-next = Лучше второго по силе, потому что:
advice-nothing = Выбирать не из чего.
advice-wins-more = Выигрывает чаще: { $advised } % вместо { $other } %
advice-about-equal = Оба хода примерно равны
