
﻿struct M{}